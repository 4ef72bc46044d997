import type { Message } from '@three-crowns/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../design/icons/Icon.tsx';
import { useTableWords } from '../../words/words.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './LastRound.module.css';
import { lastRoundOf } from './lastRoundOf.ts';

/** How long it is announced, in milliseconds: as long as the sentence takes to be read. */
const STAYS = 5000;

/** A ribbon over the table when the last round begins. It takes no pointer and no focus; the live region says it aloud. */
export function LastRound({ screen, view }: { readonly screen: GameScreen; readonly view: TableView }) {
  const t = useT();
  const words = useTableWords(view);
  const message = lastRoundOf(screen, view);
  const isBegun = message !== undefined;
  const { ply } = view.latest;
  // The message, not its words: the language may change while it is shown.
  const [shown, setShown] = useState<{ readonly ply: number; readonly message: Message }>();
  const announce = useEffectEvent((at: number) => {
    if (message !== undefined) setShown({ ply: at, message });
  });
  useEffect(() => {
    if (isBegun) announce(ply);
  }, [ply, isBegun]);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <p key={shown.ply} className={styles.ribbon} data-last-round aria-hidden="true">
      <b>
        <Icon name="hourglass" size={20} /> {t('lastRound')}
      </b>
      <span>{words(shown.message)}</span>
    </p>
  );
}
