import { GainLine } from '../pieces/GainLine.tsx';
import { gainOf, isNothing, isPlain } from '../pieces/gains.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import { Note } from './Note.tsx';

interface Props {
  readonly view: View;
  readonly title: string;
  readonly text?: string;
  readonly choice: MoveChoice | undefined;
}

/** A thing that is told by its name and what it brings. */
export function PlainNote({ view, title, text, choice }: Props) {
  const gain = choice !== undefined && isPlain(choice.move) ? gainOf(view.state, view.own, choice) : undefined;
  return (
    <Note title={title} {...(gain === undefined || isNothing(gain) ? {} : { aside: <GainLine gain={gain} /> })}>
      {text}
    </Note>
  );
}
