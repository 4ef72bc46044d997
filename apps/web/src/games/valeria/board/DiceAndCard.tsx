import { isDomain, priceAt, targetNamed } from '@three-crowns/valeria/board';
import { type Opened, useLooking } from '../pieces/opened.ts';
import type { BoardPart, View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { currentOf } from './currentOf.ts';
import styles from './DiceAndCard.module.css';
import { DiceTray } from './DiceTray.tsx';
import { Exhausted, LastRound } from './Exhausted.tsx';
import { Legend } from './Legend.tsx';
import { OpenedCard } from './OpenedCard.tsx';

/** The dice, and below them the card that is looked at, or what is being done. */
export function DiceAndCard({ view, actions, scene }: BoardPart) {
  const t = useBoardWords();
  const near = currentOf(view, useLooking().near);
  const opened = near ?? pickedCard(view) ?? usedCard(view);
  return (
    <aside className={styles.stage} data-land="" aria-label={t('stage')}>
      <div>
        <DiceTray view={view} actions={actions} />
        <Exhausted view={view} />
        <LastRound view={view} />
      </div>
      <div className={styles.opened}>
        {opened !== undefined && <OpenedCard {...{ view, opened }} />}
        {opened === undefined && <div className={styles.scene}>{scene}</div>}
        {opened === undefined && (
          <div className={styles.hint}>
            {!view.isForAll && <p>{t('stage.hint')}</p>}
            <Legend view={view} />
          </div>
        )}
      </div>
    </aside>
  );
}

/** What was picked on the way to a choice stays in sight while it is paid. */
function pickedCard({ picked, state, own }: View): Opened | undefined {
  const target = targetNamed(picked[0] ?? '');
  if (target?.kind !== 'place') return undefined;
  const price = priceAt(state, state.players[own], target.place);
  return price && { kind: 'card', card: price.card, place: target.place };
}

/** The card that asks, or the domain that a pointed-at change would use. */
function usedCard(view: View): Opened | undefined {
  const { state } = view;
  const move = view.pointed?.move;
  if (move?.do === 'change') return { kind: 'card', card: move.domain, seat: view.own };
  const source = state.stack.at(-1)?.source;
  return source !== undefined && isDomain(source) ? { kind: 'card', card: source, seat: view.own } : undefined;
}
