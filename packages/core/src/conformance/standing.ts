/** What a player leaves to the program is answered by legal moves only, and from the player's own view. */
import type { Standing, Wishes } from '../game.ts';
import { draw } from '../luck.ts';
import type { Check, Problem, Spot } from './spot.ts';

export const standingChecks: readonly Check[] = [{ name: 'standing', run: checkStanding }];

/** A value for every wish, chosen from how many there are. The first one leaves the question open. */
export function wishesOf<S, M>({ wishes }: Standing<S, M>, choose: (count: number) => number): Wishes {
  return Object.fromEntries(wishes.map(({ key, values }) => [key, values[choose(values.length)]]));
}

function checkStanding<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, seats, luck } = spot;
  const { standing } = game;
  if (standing === undefined) return;
  const wishes = wishesOf(standing, (count) => draw(luck, count));
  for (let seat = 0; seat < seats; seat++) {
    const textIn = (seen: S, wanted: Wishes): string | undefined => {
      const move = standing.answer(seen, seat, wanted);
      return move && game.notation.formatMove(seen, move);
    };
    const name = `seat ${seat + 1}, ${JSON.stringify(wishes)}`;
    const [text, own] = [textIn(state, wishes), textIn(spot.view(seat), wishes)];
    if (text !== own) problem(`${name}: ${text} from the state, ${own} from its own view`);
    if (text !== undefined && !spot.texts(seat).includes(text)) problem(`${name}: "${text}" is not legal`);
    for (const open of [{}, wishesOf(standing, () => 0)]) {
      const unasked = textIn(state, open);
      if (unasked !== undefined) problem(`seat ${seat + 1}: "${unasked}" answers a question that was left open`);
    }
  }
}
