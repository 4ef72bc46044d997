import type { Advice, Line } from '@three-crowns/coach';
import type { Seat } from '@three-crowns/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countHint } from '../../storage/hintCount.ts';
import type { Choice } from '../screen/screen.ts';
import type { Snapshot } from '../session/snapshot.ts';
import type { BareView } from '../view/useView.ts';
import type { Coaching, CoachWords } from './coaching.ts';
import { goodLines } from './told.ts';

/** A good move among the choices of the one who is asked. */
export interface HintLine extends Line {
  readonly choice: Choice;
}

export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly share: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | Given;

export interface Given {
  readonly kind: 'given';
  /** The best first. */
  readonly lines: readonly HintLine[];
  readonly words: CoachWords;
  /** There is no other move. */
  readonly isForced: boolean;
  /** The chance to win before the move, in percent. */
  readonly before: number | undefined;
  /** The how manieth of this game it is. */
  readonly count: number;
}

export interface Hint {
  readonly state: HintState;
  /** The line that is looked at. */
  readonly chosen: number;
  /** unwanted: the table plays without. later: nobody at this screen is asked. */
  readonly leave: 'free' | 'unwanted' | 'later';
  ask(): void;
  /** Stops the coach, or sends the hint away. */
  end(): void;
  choose(line: number): void;
}

interface Kept {
  /** The moment it belongs to; it is forgotten when the game goes on. */
  readonly moment: string;
  readonly state: HintState;
  readonly chosen: number;
}

const NONE: HintState = { kind: 'none' };

/** A hint for whoever is asked at the screen. The coach stops when the game goes on, and when the table is left. */
export function useHint(table: string, coaching: Coaching, snapshot: Snapshot, view: BareView): Hint {
  const { game, moments, status, asked, givesHints } = snapshot;
  const moment = `${view.latest.ply} ${status} ${asked?.seat} ${asked?.ask}`;
  const [kept, setKept] = useState<Kept>({ moment, state: NONE, chosen: 0 });
  const { state, chosen } = kept.moment === moment ? kept : { state: NONE, chosen: 0 };
  const work = useRef<AbortController>(undefined);
  const show = (next: HintState) => setKept({ moment, state: next, chosen: 0 });
  const stop = useEffectEvent(() => work.current?.abort());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stops whenever the moment is another
  useEffect(() => () => stop(), [moment]);

  const leave = !givesHints ? 'unwanted' : status === 'choose' && view.choices.length > 0 ? 'free' : 'later';
  const ask = () => {
    if (leave !== 'free' || asked === undefined || state.kind === 'thinking') return;
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    show({ kind: 'thinking', share: 0 });
    const advised = { table, game: game.id, rulesVersion: game.rulesVersion, seat: asked.seat, seen: moments };
    const onShare = (share: number) => {
      if (!signal.aborted) show({ kind: 'thinking', share });
    };
    Promise.all([coaching.advise(advised, { signal, onShare }), coaching.wordsOf(game.id)]).then(
      ([{ lines, before }, words]) => {
        if (!signal.aborted)
          show({
            kind: 'given',
            lines: withChoices(goodLines(lines, asked.seat), view.choices),
            isForced: view.choices.length === 1,
            words,
            before: percentBefore(before, asked.seat),
            count: countHint(table),
          });
      },
      (error: unknown) => {
        if (!signal.aborted) show({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      },
    );
  };
  return {
    state,
    chosen,
    leave,
    ask,
    end: () => {
      work.current?.abort();
      show(NONE);
    },
    choose: (line) => setKept({ moment, state, chosen: line }),
  };
}

function withChoices(lines: readonly Line[], choices: readonly Choice[]): HintLine[] {
  return lines.flatMap((line) => {
    const choice = choices.find(({ text }) => text === line.texts[0]);
    return choice === undefined ? [] : [{ ...line, choice }];
  });
}

const percentBefore = (before: Advice['before'], seat: Seat): number | undefined =>
  before && Math.round(100 * before.chances[seat].mean);
