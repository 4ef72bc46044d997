import { useEffect, useState } from 'react';
import { api } from './api.ts';

interface Origin {
  /** What the address of an invitation begins with. */
  readonly origin: string;
  /** It leads nowhere on any other device. */
  readonly isOnlyHere: boolean;
}

const LOOPBACK = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

/** Nobody else is at `localhost`: the machine that the server runs on has another address for the others. */
export function useOrigin(): Origin {
  const isHere = LOOPBACK.test(location.hostname);
  const [found, setFound] = useState<readonly string[]>();
  useEffect(() => {
    if (!isHere) return;
    let isGone = false;
    api.addresses().then(
      (addresses) => !isGone && setFound(addresses),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isHere]);
  const address = found?.at(0);
  return {
    origin: address === undefined ? location.origin : new URL(address).origin,
    isOnlyHere: found?.length === 0,
  };
}
