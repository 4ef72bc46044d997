/** The server's word that something about tables is another now. What it is has to be asked. */
import { formatClientMessage } from '@three-crowns/protocol';
import { socketAddress } from './connection.ts';

const AGAIN = 5000;

/** Calls when the lists of tables have changed, and says while the server is there to tell. Gives how to stop. */
export function watchTables(changed: () => void, live: (isLive: boolean) => void): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const connect = () => {
    const opened = new WebSocket(socketAddress(location));
    socket = opened;
    opened.addEventListener('open', () => {
      opened.send(formatClientMessage({ kind: 'watch' }));
      live(true);
    });
    opened.addEventListener('message', () => changed());
    opened.addEventListener('close', () => {
      if (isGone) return;
      live(false);
      timer = setTimeout(connect, AGAIN);
    });
  };
  connect();
  return () => {
    isGone = true;
    clearTimeout(timer);
    socket?.close();
  };
}
