import type { GameScreen, TableView } from '../screen/screen.ts';
import { MoveLayer } from './MoveLayer.tsx';
import { MoveNumber } from './MoveNumber.tsx';
import { reachesOf } from './told.ts';
import type { Given, Hint } from './useHint.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly hint: Hint;
  readonly given: Given;
}

/** The good moves over the board, with their numbers. */
export function HintLayer({ screen, view, hint, given }: Props) {
  const { lines } = given;
  // The best one lies above the others, the one that is looked at above all.
  const order = lines.map((_, place) => place).sort((a, b) => rankOf(b, hint) - rankOf(a, hint));
  const marks = order.map((place) => ({
    choice: lines[place].choice,
    look: place === 0 ? ('gold' as const) : ('parchment' as const),
    isStrong: hint.chosen === place,
    sign: <MoveNumber number={place + 1} isOther={place > 0} />,
  }));
  const chosen = lines.at(hint.chosen);
  const reaches = chosen === undefined ? [] : reachesOf(given, chosen, view);
  return <MoveLayer {...{ screen, view, marks, reaches }} />;
}

const rankOf = (place: number, { chosen }: Hint): number => (place === chosen ? -1 : place);
