/** What this game's part of the screen is given, with the types of the game. */
import type { GameEvent, Move, State } from '@three-crowns/king-of-the-valley';
import type { CardProps as AnyCardProps } from '../../../table/screen/card.ts';
import type { BoardProps, Choice, TableView } from '../../../table/screen/screen.ts';
import type { StepProps as AnyStepProps } from '../../../table/screen/telling.ts';

export type View = TableView<State, Move, GameEvent>;
export type BoardPart = BoardProps<State, Move, GameEvent>;
export type MoveChoice = Choice<Move>;
export type StepProps = AnyStepProps<State, Move, GameEvent>;
export type CardProps = AnyCardProps<State, Move, GameEvent>;
