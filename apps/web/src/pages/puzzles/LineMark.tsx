import { MoveLayer } from '../../table/hint/MoveLayer.tsx';
import { MoveNumber } from '../../table/hint/MoveNumber.tsx';
import type { GameScreen, TableView } from '../../table/screen/screen.ts';
import type { PuzzleTable } from './puzzleTable.ts';

interface Props {
  readonly session: PuzzleTable;
  readonly screen: GameScreen;
  readonly view: TableView;
  /** The moment on the screen. */
  readonly at: number;
}

/** The move of the solution that comes next, drawn as a hint is. */
export function LineMark({ session, screen, view, at }: Props) {
  const choice = session.choiceAt(at);
  if (choice === undefined) return null;
  const sign = <MoveNumber number={at + 1} />;
  return <MoveLayer {...{ screen, view }} marks={[{ choice, look: 'gold', isStrong: true, sign }]} />;
}
