import { useMemo } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import { ChanceBar } from './ChanceBar.tsx';
import shared from './Hint.module.css';
import styles from './HintCard.module.css';
import { MoveNumber } from './MoveNumber.tsx';
import type { HintProps } from './props.ts';
import { useHintWords } from './texts/index.ts';
import { percentOf, pointsOf, reasonsOf, restOf } from './told.ts';
import type { Given, HintLine } from './useHint.ts';

type Props = HintProps & {
  readonly given: Given;
  readonly line: HintLine;
  /** Its place among the good moves, from 0. */
  readonly place: number;
};

/** One good move: what it is, how good it is, and why; of the one that is looked at also what comes then. */
export function HintCard({ view, picking, hint, given, line, place }: Props) {
  const t = useHintWords();
  const words = useTableWords(view);
  const { language } = useSettings();
  const { game, state } = view.played;
  const rest = useMemo(() => restOf(game, state, view.own, line.texts), [game, state, view.own, line.texts]);
  const percent = percentOf(line, view.own);
  const isChosen = hint.chosen === place;
  const look = () => {
    hint.choose(place);
    picking.hover(line.choice);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        aria-pressed={isChosen}
        onClick={look}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look()}
        onPointerLeave={() => picking.hover(undefined)}
        onFocus={look}
        onBlur={() => picking.hover(undefined)}
      >
        <MoveNumber number={place + 1} isOther={place > 0} />
        <strong>{words(line.choice.label)}</strong>
        <span className={styles.measure}>
          <ChanceBar percent={percent} before={given.before} />
          <b className={styles.percent}>{t('chance', { percent })}</b>
          <span>{t('points', { points: pointsOf(line, view.own) })}</span>
        </span>
        <span className={shared.why}>
          {reasonsOf(given, line, view, { language, alone: t(given.isForced ? 'forced' : 'alone') })
            .slice(0, isChosen ? undefined : 1)
            .join(' ')}
          {isChosen && rest.length > 0 && <em>{t('rest', { moves: rest.map(words).join(', ') })}</em>}
        </span>
      </button>
    </li>
  );
}
