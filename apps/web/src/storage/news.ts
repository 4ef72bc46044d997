/** Pages of one browser tell each other that a table has changed. */
const NAME = 'three-crowns-tables';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function tell(id: string): void {
  open()?.postMessage(id);
}

/** Gives how to stop it. */
export function hear(id: string, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === id) listener();
  };
  open()?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
