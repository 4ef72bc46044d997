import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import styles from './Marks.module.css';

type Spot = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** More of them would point at nothing. */
const MOST = 3;

/** Rings around the things the guide speaks of. They lie over the table, so that no board has to know of them. */
export function Marks({ targets }: { readonly targets: readonly string[] }) {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const measure = useEffectEvent(() => {
    const found = targets.slice(0, MOST).flatMap(spotOf);
    setSpots((old) => (isSame(old, found) ? old : found));
  });
  // Whatever was drawn may have moved the things.
  useLayoutEffect(() => measure());
  useEffect(() => {
    const again = () => measure();
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    return () => {
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  }, []);
  return spots.map((spot) => (
    <i key={`${spot.left} ${spot.top}`} className={styles.mark} style={spot} data-mark="" aria-hidden="true" />
  ));
}

/** Where a thing is seen, if it is: a place may stand for another target than its own. */
function spotOf(target: string): Spot[] {
  const things = document.querySelectorAll(`main [data-target="${target}"], main [data-means="${target}"]`);
  const boxes = [...things].map((thing) => thing.getBoundingClientRect());
  const box = boxes.find(({ width }) => width > 0);
  return box === undefined ? [] : [{ left: box.left, top: box.top, width: box.width, height: box.height }];
}

const isSame = (a: readonly Spot[], b: readonly Spot[]): boolean =>
  a.length === b.length &&
  a.every(({ left, top, width, height }, i) => {
    const other = b[i];
    return left === other.left && top === other.top && width === other.width && height === other.height;
  });
