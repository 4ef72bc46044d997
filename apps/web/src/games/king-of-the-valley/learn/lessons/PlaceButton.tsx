import { kingOfTheValley, type State } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES, EMPTY, kindOf, SIZE } from '@three-crowns/king-of-the-valley/board';
import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from '../../../../design/classes.ts';
import { useGameWords } from '../../../../words/words.ts';
import { markOf } from '../examples/trial.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './TryIt.module.css';

interface Props {
  readonly state: State;
  readonly cell: number;
  /** The one place that Tab reaches; arrows lead to the others. */
  readonly isFocus: boolean;
  readonly onFocus: (cell: number) => void;
  /** Whether rings are drawn. */
  readonly isShown: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const KINGS = ['try.red', 'try.blue'] as const;

/** A place of the valley one can pick. */
export function PlaceButton({ state, cell, isFocus, onFocus, isShown, onPick, children }: Props) {
  const mark = isShown ? markOf(state, cell) : undefined;
  const label = useLabel(state, cell);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = neighbour(cell, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget
      .closest('[role=group]')
      ?.querySelector<HTMLElement>(`[data-place=${CELL_NAMES[next]}]`)
      ?.focus();
  };
  return (
    <button
      type="button"
      className={classes(styles.place, isShown && styles[mark ?? 'other'])}
      data-place={CELL_NAMES[cell]}
      tabIndex={isFocus ? 0 : -1}
      aria-label={label}
      onFocus={() => onFocus(cell)}
      onKeyDown={onKeyDown}
      onClick={onPick}
    >
      {children}
    </button>
  );
}

function neighbour(cell: number, key: string): number | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const x = (cell % SIZE) + step[0];
  const y = Math.floor(cell / SIZE) + step[1];
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? undefined : y * SIZE + x;
}

/** "c3: Queen, blue king". */
function useLabel(state: State, cell: number): string {
  const t = useHowTo();
  const say = useGameWords(kingOfTheValley.words.texts, []);
  const tile = state.valley[cell];
  const name = tile === EMPTY ? [] : [say({ key: `name.${kindOf(tile)}` })];
  const kings = KINGS.filter((_, seat) => state.kings[seat] === cell).map((key) => t(key));
  return `${CELL_NAMES[cell]}: ${[...name, ...kings].join(', ')}`;
}
