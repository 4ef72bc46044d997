/** What a page does at a table whose people sit elsewhere: it calls, and it says that somebody is there. */
import { useEffect } from 'react';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useTogetherWords } from './texts/index.ts';

/** A sign every so often is enough. */
const SIGN_EVERY = 30_000;

export function useTogether({ together: fellowship }: TableSession, { together, status }: Snapshot): void {
  const t = useTogetherWords();
  const isCalled = together !== undefined && (status === 'choose' || status === 'handOver');
  const call = t('yourTurn');
  useEffect(() => {
    if (!isCalled) return;
    const before = document.title;
    document.title = `${call} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [isCalled, call]);
  useEffect(() => {
    if (fellowship === undefined) return;
    let last = 0;
    const sign = () => {
      const now = Date.now();
      if (now - last < SIGN_EVERY) return;
      last = now;
      fellowship.touched();
    };
    addEventListener('pointerdown', sign);
    addEventListener('keydown', sign);
    return () => {
      removeEventListener('pointerdown', sign);
      removeEventListener('keydown', sign);
    };
  }, [fellowship]);
}
