/**
 * What somebody who is asked has in mind lights up on the televisions of his table. Only things that answers in the open use
 * are told of: where whoever looks on could not list the same answers in the same words, nothing is.
 */
import { hasSameAnswers, type Seat, stateOf } from '@three-crowns/core';
import { formatServerMessage } from '../messages/server.ts';
import type { Asked, Pointing } from '../messages/shapes.ts';
import { audienceOf, type Host, send } from './state.ts';

/** Told to the televisions here and in other processes. */
export function point(host: Host, { seat, targets }: Pointing): void {
  const [asked, ...others] = host.asked;
  // Where several are asked at once nobody learns what another will answer.
  if (asked?.seat !== seat || others.length > 0) return;
  const open = pointableIn(host, asked);
  const pointing = { seat, targets: targets.filter((target) => open.has(target)) };
  showPointing(host, pointing);
  host.effects.push({ kind: 'share', news: { kind: 'pointing', ...pointing } });
}

export function showPointing(host: Host, { seat, targets }: Pointing): void {
  const screens = audienceOf(host).filter(({ isTelevision }) => isTelevision);
  const ids = screens.map(({ id }) => id);
  send(host, ids, formatServerMessage({ kind: 'pointing', seat, targets }));
}

function pointableIn(host: Host, { seat, question }: Asked): ReadonlySet<string> {
  const known = host.pointable;
  if (known?.seat === seat && known.question === question) return known.targets;
  const targets = openTargets(host, seat);
  host.pointable = { seat, question, targets };
  return targets;
}

function openTargets({ table }: Host, seat: Seat): ReadonlySet<string> {
  const { game } = table;
  const state = stateOf(table);
  const open: unknown = game.secrets.view(state, 'spectator');
  if (!hasSameAnswers(game, seat, game.secrets.view(state, seat), open)) return new Set();
  return new Set(game.rules.legalMoves(open, seat).flatMap((move) => game.guidance.targetsOf(open, move)));
}
