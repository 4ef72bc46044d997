import { diceAfter, isBeforeRoll, KINDS } from '@three-crowns/valeria/board';
import { Icon } from '../../../design/icons/Icon.tsx';
import { amountHeld, coming } from '../harvest/coming.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import type { PurseProps } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { OneDie } from './DiceTray.tsx';
import { Exhausted } from './Exhausted.tsx';
import styles from './Purse.module.css';

/** The dice, and what one has with what a choice leaves of it. A press opens one's own cards. */
export function Purse({ view, actions, openOwn }: PurseProps) {
  const t = useBoardWords();
  const { state } = view;
  const change = coming(view, view.own);
  const dice = diceAfter(state, view.pointed?.move);
  return (
    <section className={styles.purse} aria-label={t('strip')}>
      <div className={styles.dice}>
        {[0, 1].map((die) => (
          <OneDie key={die} {...{ view, actions, die }} value={dice[die]} isDim={isBeforeRoll(state)} />
        ))}
      </div>
      <button type="button" className={styles.goods} onClick={openOwn}>
        {KINDS.map((kind) => {
          const held = amountHeld(state, view.own, kind);
          const more = change[kind] ?? 0;
          return (
            <span key={kind} data-track={`${kind} ${view.own}`}>
              <ResourceIcon name={kind} size={20} isNamed />
              <b>{held}</b>
              {more !== 0 && (
                <em>
                  <Icon name="arrow-right" size={12} />
                  {held + more}
                </em>
              )}
            </span>
          );
        })}
        <Exhausted view={view} />
      </button>
    </section>
  );
}
