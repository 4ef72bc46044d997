import { landAt } from '@three-crowns/kings-will/board';
import type { View } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { MiniLand } from '../../seat/MiniPanorama.tsx';
import styles from './RealmArea.module.css';
import { SHOWN } from './useFirstLand.ts';

interface Props {
  readonly view: View;
  readonly first: number;
  goTo(land: number): void;
}

/** The whole row, small: a tap brings a landscape to the middle. */
export function LandStrip({ view, first, goTo }: Props) {
  const { say } = useNames(view);
  const { lands } = view.state.palatinates[view.own];
  if (lands.length <= SHOWN) return null;
  return (
    <div className={styles.strip}>
      {lands.map((land, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a land has no name but its place in the row
          key={at}
          type="button"
          aria-label={say(landAt(at, land))}
          aria-current={at >= first && at < first + SHOWN ? 'true' : undefined}
          onClick={() => goTo(at - 1)}
        >
          <MiniLand view={view} seat={view.own} at={at} />
        </button>
      ))}
    </div>
  );
}
