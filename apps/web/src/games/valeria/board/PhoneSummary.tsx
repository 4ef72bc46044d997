import { diceAfter, KINDS } from '@three-crowns/valeria/board';
import { signed } from '../../../design/numbers.ts';
import { amountHeld, coming } from '../harvest/coming.ts';
import { WakingNumbers } from '../harvest/WakingNumbers.tsx';
import { Die } from '../pieces/Dice.tsx';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { Exhausted, LastRound } from './Exhausted.tsx';
import styles from './PhoneSummary.module.css';

/** On a phone: the dice, the own resources and how many cards wait for each number. */
export function PhoneSummary({ view }: { readonly view: View }) {
  const t = useBoardWords();
  const { state } = view;
  const change = coming(view, view.own);
  const dice = diceAfter(state, view.pointed?.move);
  return (
    <section className={styles.strip} aria-label={t('strip')}>
      <ul className={styles.goods}>
        <li className={styles.dice}>
          <span className={styles.aloud}>{t('dice', { one: dice[0], two: dice[1] })}</span>
          <Die value={dice[0]} size={24} lit={dice[0] !== state.dice[0]} />
          <Die value={dice[1]} size={24} lit={dice[1] !== state.dice[1]} />
        </li>
        {KINDS.map((kind) => {
          const held = amountHeld(state, view.own, kind);
          const more = change[kind] ?? 0;
          return (
            <li key={kind} data-track={`${kind} ${view.own}`}>
              <ResourceIcon name={kind} size={20} isNamed />
              <b>{held}</b>
              {more !== 0 && <em data-more={more > 0 ? 'yes' : undefined}>{signed(more)}</em>}
            </li>
          );
        })}
        <li>
          <Exhausted view={view} />
        </li>
      </ul>
      <LastRound view={view} />
      <WakingNumbers view={view} seat={view.own} />
    </section>
  );
}
