/** What this game's part of the screen is given, with the types of the game. */
import type { GameEvent, Move, State } from '@three-crowns/king-of-the-valley';
import type { CardProps as AnyCardProps } from '../../../table/screen/card.ts';
import type { Choice, TableView } from '../../../table/screen/screen.ts';

export type View = TableView<State, Move, GameEvent>;
export type MoveChoice = Choice<Move>;
export type CardProps = AnyCardProps<State, Move, GameEvent>;
