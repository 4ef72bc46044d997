import { useEffect, useEffectEvent, useState } from 'react';
import { watchTables } from './lobby.ts';

/** Calls when the lists of tables have changed. True while the server is there to say so: until then one has to ask. */
export function useLobby(changed: () => void): boolean {
  const [isLive, setLive] = useState(false);
  const call = useEffectEvent(changed);
  useEffect(() => watchTables(() => call(), setLive), []);
  return isLive;
}
