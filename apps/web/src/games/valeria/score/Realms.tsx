import type { State } from '@three-crowns/valeria';
import { classes } from '../../../design/classes.ts';
import { useSettings } from '../../../settings/settings.ts';
import { WaitingCrown } from '../../../table/score/Crown.tsx';
import stage from '../../../table/score/stage.module.css';
import type { StageProps } from '../../../table/screen/ending.ts';
import styles from './Realms.module.css';
import { Side } from './Side.tsx';
import { scoresOf, type Turning } from './steps.ts';
import { nameOf } from './words.ts';

/** All realms side by side: their cards lie open, their dukes turn one by one. */
export function Realms(props: StageProps<State, Turning>) {
  const { state, outcome, seats, steps, at, totals, crown } = props;
  const { language } = useSettings();
  const scores = scoresOf(outcome);
  const isFalling = crown === 'falls';
  const places = [...outcome.places, ...(outcome.rivals ?? []).map(({ place }) => place)];
  const step = steps[at];
  const isTurned = (side: number) =>
    steps.slice(0, at + 1).some((one) => one.kind === 'alike' || (one.kind === 'duke' && one.side === side));
  const isNow = (side: number) => {
    if (crown !== 'none') return places[side] === 1;
    return step.kind === 'duke' && step.side === side;
  };
  return (
    <div className={classes(stage.scene, styles.scene)} data-crown={crown}>
      {crown === 'waits' && <WaitingCrown />}
      <ul className={styles.sides} style={{ '--sides': scores.length }}>
        {scores.map((score, side) => (
          <Side
            // biome-ignore lint/suspicious/noArrayIndexKey: a side has no name but its place at the table
            key={side}
            {...{ state, side, score }}
            sides={scores.length}
            seat={seats[side]}
            name={nameOf(language, props, side)}
            open={steps[0].points[side]}
            total={totals[side]}
            isTurned={isTurned(side)}
            isNow={isNow(side)}
            place={isFalling ? places[side] : undefined}
          />
        ))}
      </ul>
    </div>
  );
}
