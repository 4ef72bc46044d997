/** What this game's part of the screen is given, with the types of the game. */
import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import type { BoardProps, Choice, PromptProps, TableView } from '../../../table/screen/screen.ts';
import type { StepProps as AnyStepProps } from '../../../table/screen/telling.ts';

export type View = TableView<State, Move, GameEvent>;
/** A part of the board. */
export type BoardPart = BoardProps<State, Move, GameEvent>;
export type StepProps = AnyStepProps<State, Move, GameEvent>;
export type MoveChoice = Choice<Move>;
export type Prompt = PromptProps<State, Move, GameEvent>;
