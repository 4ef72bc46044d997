/** Where a king can go next, and what the next one can take before. */
import { type Language, previewWorld, type Seat } from '@three-crowns/core';
import { kingOfTheValley as game, type Move, type State } from '@three-crowns/king-of-the-valley';
import { influenceOf, inReachOf, kindOf, placeTarget, targetNamed } from '@three-crowns/king-of-the-valley/board';
import { formatMessage } from '@three-crowns/texts';
import type { Reach, Reaching } from '../../../../table/screen/reaching.ts';
import { texts } from './texts.ts';

/** Countesses, dukes and queens; others lie everywhere. */
const LEAST_INFLUENCE = 3;
/** More of them would hide the board. */
const MOST = 2;

export const reach: Reaching<State, Move> = {
  after(state, seat, move) {
    if (move.do !== 'take') return [];
    const after = previewWorld(game, state);
    game.rules.play(after, seat, move);
    const rival = (seat + 1) % after.kings.length;
    return [reachOf(state, after, seat), reachOf(state, after, rival)].filter(({ targets }) => targets.length > 0);
  },
  say({ seat, from, targets }, { state, own, names, language }) {
    const things = new Intl.ListFormat(language).format(targets.map((target) => thingAt(state, target, language)));
    const args = { place: from, name: names[seat], things };
    return formatMessage(texts, language, { key: seat === own ? 'own' : 'rival', args });
  },
};

/** The most precious ones first; of what lies there already, not of what the move lets come down the hill. */
function reachOf(before: State, after: State, seat: Seat): Reach {
  const worthOf = (cell: number): number => influenceOf(after.values, after.valley[cell]) ?? 0;
  const cells = inReachOf(after, seat)
    .filter((cell) => after.valley[cell] === before.valley[cell] && worthOf(cell) >= LEAST_INFLUENCE)
    .sort((a, b) => worthOf(b) - worthOf(a));
  return { seat, from: placeTarget(after.kings[seat]), targets: cells.slice(0, MOST).map(placeTarget) };
}

function thingAt(state: State, name: string, language: Language): string {
  const target = targetNamed(name);
  if (target?.kind !== 'place') return name;
  const key = `some.${kindOf(state.valley[target.cell])}`;
  const tile = formatMessage(game.words.texts, language, { key, args: { count: 1 } });
  return formatMessage(texts, language, { key: 'thing', args: { tile, place: name } });
}
