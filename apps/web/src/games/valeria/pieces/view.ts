/** What this game's part of the screen is given, with the types of the game. */
import type { GameEvent, Move, State } from '@three-crowns/valeria';
import type { CardProps as AnyCardProps } from '../../../table/screen/card.ts';
import type { PurseProps as AnyPurseProps } from '../../../table/screen/phone.ts';
import type { BoardProps, Choice, PromptProps, TableView } from '../../../table/screen/screen.ts';
import type { StepProps as AnyStepProps } from '../../../table/screen/telling.ts';

export type View = TableView<State, Move, GameEvent>;
export type BoardPart = BoardProps<State, Move, GameEvent>;
export type MoveChoice = Choice<Move>;
export type CardProps = AnyCardProps<State, Move, GameEvent>;
export type PurseProps = AnyPurseProps<State, Move, GameEvent>;
export type StepProps = AnyStepProps<State, Move, GameEvent>;
export type Prompt = PromptProps<State, Move, GameEvent>;

type MoveTo<Do extends Move['do']> = Extract<Move, { readonly do: Do }>;

/** Those that do this, with the type of their move. */
export const choicesTo = <Do extends Move['do']>(choices: readonly MoveChoice[], does: Do): Choice<MoveTo<Do>>[] =>
  choices.filter((choice): choice is Choice<MoveTo<Do>> => choice.move.do === does);
