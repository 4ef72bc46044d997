/** What the boards draw from: the shown moment as the viewer may see it, with the choices of the person at the screen. */
import type { AnyGame } from '@three-crowns/core';
import { useMemo } from 'react';
import type { TableView } from '../screen/screen.ts';
import { runTo, type Snapshot } from '../session/snapshot.ts';
import { choicesOf } from './choices.ts';
import { drawingOf } from './drawing.ts';

/** Before anything is pointed at or picked. */
export type BareView = Omit<TableView, 'pointed' | 'picked' | 'refusal' | 'told'>;

/** `today` is the game as the boards draw it: that of the snapshot, or a later version of it. */
export function useView(snapshot: Snapshot, today: AnyGame): BareView {
  const { game, moments, at, from, viewer, own, status, asked, seats, wishes } = snapshot;
  const shown = moments[at];
  const drawn = drawingOf(game);
  const state = useMemo(() => drawn.state(shown.state), [drawn, shown]);
  const latest = useMemo(
    () => ({ ply: at, events: shown.events.map(drawn.event), jumped: at !== from + 1 }),
    [drawn, shown, at, from],
  );
  const turn = useMemo(() => runTo(moments, at).flatMap(({ events }) => events.map(drawn.event)), [drawn, moments, at]);
  const played = useMemo(() => ({ game, state: shown.state }), [game, shown]);
  const scores = useMemo(() => game.rules.scores(shown.state), [game, shown]);
  const seat = status === 'choose' ? asked?.seat : undefined;
  const choices = useMemo(() => (seat === undefined ? [] : choicesOf(game, shown.state, seat)), [game, shown, seat]);
  const isReplay = status === 'replay';
  return useMemo(
    () => ({
      game: today,
      state,
      played,
      viewer,
      seats,
      own,
      asked: isReplay ? game.rules.pending(shown.state)[0] : asked,
      choices,
      scores,
      latest,
      turn,
      wishes,
    }),
    [today, game, shown, state, played, viewer, seats, own, isReplay, asked, choices, scores, latest, turn, wishes],
  );
}
