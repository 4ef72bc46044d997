import { gradeOf } from '@three-crowns/coach';
import { MoveLayer, type MoveMark } from '../../table/hint/MoveLayer.tsx';
import type { TableView } from '../../table/screen/screen.ts';
import { GradeMark } from './GradeMark.tsx';
import { isFault } from './study/grades.ts';
import { choiceAt, playedAt } from './study/study.ts';
import type { StudyParts } from './useParts.ts';

interface Props extends Pick<StudyParts, 'study' | 'telling' | 'at' | 'step' | 'line'> {
  readonly view: TableView;
}

/** What was played in red dashes and what was better in gold, with what it had brought within reach; a move that was good enough in gold alone. */
export function StudyMarks({ study, telling, at, step, line, view }: Props) {
  if (step === undefined || line !== undefined) return null;
  const [played, better] = [playedAt(study, at), choiceAt(study, at, step.better?.[0])];
  const grade = gradeOf(step);
  if (played === undefined || grade === 'forced') return null;
  const isLeft = isFault(grade) && better !== undefined;
  const marks: MoveMark[] = [
    { choice: played, look: isLeft ? 'red' : 'gold', isStrong: false, sign: <GradeMark mark={grade} /> },
    ...(isLeft ? [{ choice: better, look: 'gold' as const, isStrong: true, sign: <GradeMark mark="best" /> }] : []),
  ];
  const reaches = isLeft ? telling.reaches(view, better) : [];
  return <MoveLayer screen={study.screen} {...{ view, marks, reaches }} />;
}
