import { DICE, diceAfter, dieTarget, isBeforeRoll, SLOTS, wokenSlots } from '@three-crowns/valeria/board';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { Die } from '../pieces/Dice.tsx';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './DiceTray.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
}

/** The dice on their cloth, and the numbers they wake. */
export function DiceTray({ view, actions }: Props) {
  const t = useBoardWords();
  const { state } = view;
  const isWaiting = isBeforeRoll(state);
  const dice = diceAfter(state, view.pointed?.move);
  const label = t('dice', { one: state.dice[0], two: state.dice[1] });
  const props = useTargetProps(view, actions, DICE, isWaiting ? t('dice.roll') : label);
  const woken = isWaiting ? [] : wokenSlots(dice);
  return (
    <div className={styles.tray} data-tray="">
      <button {...props} className={styles.cloth} data-waiting={isWaiting ? 'yes' : undefined}>
        <span className={styles.call}>{isWaiting && state.phase === 'roll' ? t('dice.roll') : ''}</span>
      </button>
      <div className={styles.dice}>
        {[0, 1].map((die) => (
          <OneDie key={die} {...{ view, actions, die }} value={dice[die]} isDim={isWaiting} />
        ))}
      </div>
      <p className={styles.wakes}>
        {woken.length > 0 && <span>{t('wakes')}</span>}
        {woken.map((slot) => (
          <b key={slot}>{SLOTS[slot]}</b>
        ))}
      </p>
    </div>
  );
}

interface DieProps extends Props {
  readonly die: number;
  readonly value: number;
  readonly isDim: boolean;
}

/** A die can be clicked where a domain may turn it; before the roll the cloth takes the click. */
export function OneDie({ view, actions, die, value, isDim }: DieProps) {
  const t = useBoardWords();
  const { dice } = view.state;
  const props = useTargetProps(view, actions, dieTarget(die), t('die', { number: die + 1, value }));
  const wasRolled = !view.latest.jumped && view.latest.events.some(({ type }) => type === 'rolled');
  return (
    <button {...props} className={styles.die} data-dim={isDim ? 'yes' : undefined}>
      <span key={wasRolled ? view.latest.ply : 0} data-rolled={wasRolled ? 'yes' : undefined}>
        <Die value={value} lit={value !== dice[die]} />
      </span>
    </button>
  );
}
