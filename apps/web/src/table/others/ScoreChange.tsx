import { useMemo } from 'react';
import { Aloud } from '../../design/Aloud.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { Step } from '../screen/telling.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import styles from './ScenePanel.module.css';

/** The points of who did it before and after, as far as the viewer may know them. */
export function ScoreChange({ snapshot, step }: { readonly snapshot: Snapshot; readonly step: Step }) {
  const t = useT();
  const { game, moments } = snapshot;
  const { seat, from, to } = step;
  const [before, after] = useMemo(
    () => [from - 1, to].map((ply) => game.rules.scores(moments[Math.max(ply, 0)].state)[seat].total),
    [game, moments, seat, from, to],
  );
  // At the end secrets count, which are told elsewhere.
  if (before === after || game.rules.pending(moments[to].state).length === 0) return null;
  return (
    <span className={styles.score}>
      <Aloud>{t('preview.score')}</Aloud> {before} <Icon name="arrow-right" size={14} /> <b>{after}</b>
    </span>
  );
}
