/** What the Dark Lord does, as the table shows it. */
import type { GameEvent, State } from '@three-crowns/valeria';
import { attackNumbers, COLUMNS, isSolo } from '@three-crowns/valeria/board';
import type { View } from '../../pieces/view.ts';

/** The column that is under attack: the question says so, or the choice that is pointed at. */
export function attackedColumn(view: View): number | undefined {
  const { state } = view;
  if (!isSolo(state)) return undefined;
  const move = view.pointed?.move;
  if (move?.do === 'column') return move.column;
  const frame = state.stack.at(-1);
  if (frame?.effect.kind === 'capture') return frame.effect.column;
  return undefined;
}

/** Numbers whose attack comes after the actions: a column each, or the player's choice. */
export function threatsOf(state: State): readonly number[] {
  if (!isSolo(state) || state.dice[0] === 0 || state.phase === 'over') return [];
  if (state.phase === 'attack') return state.attacks;
  return ['roll', 'second', 'dukes'].includes(state.phase) ? [] : attackNumbers(state);
}

/** The attack lets the player choose. */
export const isChosen = (number: number): boolean => number > COLUMNS;

/** Events of the last attack phase, for its sentences: those since the dice fell. */
export function attackEvents({ turn }: View): readonly GameEvent[] {
  const since = turn.slice(turn.findLastIndex(({ type }) => type === 'rolled') + 1);
  return since.filter(({ type }) => type === 'attacked' || type === 'captured' || type === 'spared');
}
