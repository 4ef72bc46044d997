/** What the boards draw from: the shown frame as the viewer may see it, with the choices of the person at the screen. */
import { useMemo } from 'react';
import { redacted } from '../log/log.ts';
import type { TableView } from '../screen/screen.ts';
import { runTo } from '../session/frames.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { choicesOf } from './choices.ts';

/** Before anything is pointed at or picked. */
export type BareView = Omit<TableView, 'pointed' | 'picked' | 'refusal'>;

export function useView(snapshot: Snapshot): BareView {
  const { game, frames, at, from, viewer, status, asked, seats, wishes } = snapshot;
  const shown = frames[at];
  const state = useMemo((): unknown => game.secrets.view(shown.state, viewer), [game, shown, viewer]);
  const step = useMemo(
    () => ({ ply: at, events: redacted(game, shown.events, viewer), jumped: at !== from + 1 }),
    [game, shown, viewer, at, from],
  );
  const turn = useMemo(
    () => runTo(frames, at).flatMap(({ events }) => redacted(game, events, viewer)),
    [game, frames, at, viewer],
  );
  const scores = useMemo(() => game.rules.scores(state), [game, state]);
  const seat = status === 'choose' ? asked?.seat : undefined;
  const choices = useMemo(() => (seat === undefined ? [] : choicesOf(game, state, seat)), [game, state, seat]);
  const own = typeof viewer === 'number' ? viewer : 0;
  const isReplay = status === 'replay';
  return useMemo(
    () => ({
      game,
      state,
      viewer,
      seats,
      own,
      asked: isReplay ? game.rules.pending(state)[0] : asked,
      choices,
      scores,
      step,
      turn,
      wishes,
    }),
    [game, state, viewer, seats, own, isReplay, asked, choices, scores, step, turn, wishes],
  );
}
