import { useEffect } from 'react';

/** Keeps the screen lit while it is looked at, where the browser can: over plain http it has no such lock. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const hold = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      // A battery that is low refuses: the screen then sleeps when it would have slept.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isGone) void held?.release();
      else lock = held;
    };
    void hold();
    // The browser lets go when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
