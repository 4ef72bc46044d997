import { useLayoutEffect, useState } from 'react';
import { zoomNow } from '../../design/zoom.ts';
import type { SeatInfo } from '../../seats/seats.ts';
import styles from './Pointed.module.css';
import { useTelevisionWords } from './texts/index.ts';

interface Props {
  readonly targets: readonly string[];
  readonly seat: SeatInfo;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Says below the first of the things that are lit up who has them in mind. */
export function Pointed({ targets, seat: { name, colour } }: Props) {
  const t = useTelevisionWords();
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => setSpot(spotOf(targets)), [targets]);
  if (spot === undefined) return null;
  return (
    <p className={styles.pointed} style={{ ...spot, '--seat': `var(--${colour})` }}>
      {t('points', { name })}
    </p>
  );
}

function spotOf(targets: readonly string[]): Spot | undefined {
  const things = targets.map((target) =>
    document.querySelector(`[data-part=board] [data-target="${CSS.escape(target)}"]`),
  );
  const box = things.find((thing) => thing !== null)?.getBoundingClientRect();
  const zoom = zoomNow();
  return box && { left: (box.left + box.width / 2) / zoom, top: box.bottom / zoom };
}
