/** The better line, played in a world that the one who decided could have imagined. */
import { type Message, previewWorld } from '@three-crowns/core';
import type { AnyMoment } from '../../../table/session/snapshot.ts';
import { deciderAt, type Study, seenAt } from './study.ts';

export interface PlayedLine {
  readonly labels: readonly Message[];
  /** What it leads to. */
  readonly moment: AnyMoment;
}

/** As far as its moves can be played there: luck may have turned out another way. */
export function lineFrom(study: Study, ply: number, texts: readonly string[]): PlayedLine | undefined {
  const { game } = study;
  const seat = deciderAt(study, ply);
  if (seat === undefined) return undefined;
  const world: unknown = previewWorld(game, seenAt(study, ply).state);
  const labels: Message[] = [];
  const events: unknown[] = [];
  for (const text of texts) {
    const move = game.notation.parseMove(world, seat, text);
    if (move === undefined) break;
    labels.push(game.words.describeMove(world, move));
    game.rules.play(world, seat, move, (event) => events.push(event));
  }
  return { labels, moment: { state: game.secrets.view(world, seat), seat, text: texts.join(' '), events } };
}
