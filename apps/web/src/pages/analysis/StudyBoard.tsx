import { FocusArea } from '../../table/areas/FocusArea.tsx';
import type { TableActions } from '../../table/screen/screen.ts';
import styles from './StudyBoard.module.css';
import { StudyMarks } from './StudyMarks.tsx';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';
import { useStudyView } from './useStudyView.ts';

/** Things on the board are looked at, not used. */
export const IDLE: TableActions = { point() {}, pick() {}, play() {} };

/** The game's own board before the decision, or after the better line. */
export function StudyBoard(parts: StudyParts) {
  const t = useT();
  const { screen } = parts.study;
  const view = useStudyView(parts);
  return (
    <>
      <FocusArea label={t('board')} part="board" className={styles.board} neighbour={screen.neighbour}>
        <screen.Board view={view} actions={IDLE} />
      </FocusArea>
      <StudyMarks {...parts} view={view} />
    </>
  );
}
