import { useMemo } from 'react';
import { Button } from '../design/Button.tsx';
import { useGameWords } from '../shell/words.ts';
import { effectOf } from './effect.ts';
import styles from './Prompt.module.css';
import type { Choice, TableView } from './screen.ts';

interface Props {
  readonly view: TableView;
  readonly choice: Choice;
  /** The digit that plays it. */
  readonly number: number;
  readonly isPrimary: boolean;
  onHover(choice: Choice | undefined): void;
  onPlay(choice: Choice): void;
}

/** A choice as a button, with what it does to the score. */
export function ChoiceButton({ view, choice, number, isPrimary, onHover, onPlay }: Props) {
  const words = useGameWords(
    view.game.words.texts,
    view.seats.map(({ name }) => name),
  );
  return (
    <Button
      kind={isPrimary ? 'primary' : 'plain'}
      className={styles.choice}
      data-choice=""
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      onClick={() => onPlay(choice)}
      onPointerEnter={() => onHover(choice)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(choice)}
      onBlur={() => onHover(undefined)}
    >
      <span>{words(choice.label)}</span>
      <Change view={view} choice={choice} />
    </Button>
  );
}

/** The difference in points, where there is one. */
export function Change({ view, choice }: { readonly view: TableView; readonly choice: Choice }) {
  const { game, state, own } = view;
  const change = useMemo(() => {
    const { before, after } = effectOf(game, state, own, choice);
    return after - before;
  }, [game, state, own, choice]);
  return change === 0 ? null : <b className={styles.change}>{signed(change)}</b>;
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
