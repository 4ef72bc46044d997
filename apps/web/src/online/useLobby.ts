import { formatClientMessage } from '@three-crowns/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { socketAddress } from './connection.ts';

const AGAIN = 5000;

/** Calls when the lists of tables have changed. True while the server is there to say so: until then one has to ask. */
export function useLobby(changed: () => void): boolean {
  const [isLive, setLive] = useState(false);
  const call = useEffectEvent(changed);
  useEffect(() => {
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const connect = () => {
      const opened = new WebSocket(socketAddress(location));
      socket = opened;
      opened.addEventListener('open', () => {
        opened.send(formatClientMessage({ kind: 'watch' }));
        setLive(true);
      });
      opened.addEventListener('message', () => call());
      opened.addEventListener('close', () => {
        if (isGone) return;
        setLive(false);
        timer = setTimeout(connect, AGAIN);
      });
    };
    connect();
    return () => {
      isGone = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, []);
  return isLive;
}
