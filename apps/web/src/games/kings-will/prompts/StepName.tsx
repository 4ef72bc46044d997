import { goodName, landAt, parseTarget, UNITS } from '@three-crowns/kings-will/board';
import { Good } from '../pieces/Good.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './prompts.module.css';

/** A thing that leaves more to choose: a landscape by its place in the row, a good by its sign. */
export function StepName({ view, target }: { readonly view: View; readonly target: string }) {
  const { say, nameOf } = useNames(view);
  const thing = parseTarget(target);
  const { lands } = view.state.palatinates[view.own];
  if (thing?.kind === 'unit') return <GoodName view={view} good={thing.unit} />;
  const isLand = thing?.kind === 'land' || thing?.kind === 'farmer';
  return <span className={styles.land}>{isLand ? say(landAt(thing.at, lands[thing.at])) : nameOf(target)}</span>;
}

export function GoodName({ view, good }: { readonly view: View; readonly good: number }) {
  const { say } = useNames(view);
  return (
    <>
      <Good name={UNITS[good]} size={22} />
      <span className={styles.land}>{say(goodName(good))}</span>
    </>
  );
}
