/** Will cards and travel boards of a written position: named, or dealt from what stands nowhere else. */
import { BadInput, type Luck, shuffle } from '@three-crowns/core';
import { DEALT } from '../content/box.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { NO_WILL, TRAVELS, WILLS } from '../vocabulary.ts';
import type { Keyword, Line, Lines } from './lines.ts';
import { indexNamed, numberIn } from './names.ts';

/** Reads plan, hands, discards, seen, glance and discs; `?` is any card that stands nowhere else. */
export function readCards(state: State, lines: Lines): void {
  const { fields, cards } = valuesOf(state);
  const names = WILLS.slice(0, cards);
  const plan = lines.get('plan');
  state.plan = wordsOf(plan, fields, 'plan').map((word) => (word === '-' ? NO_WILL : cardNamed(word, names, plan)));
  state.palatinates.forEach((_, seat) => {
    const hand = lines.get(`hand ${seat + 1}` as Keyword);
    state.hands[seat] =
      hand === undefined ? [] : wordsOf(hand, DEALT, 'hand').map((word) => cardNamed(word, names, hand));
    const discard = lines.get(`discard ${seat + 1}` as Keyword);
    if (discard !== undefined) state.discards[seat] = cardNamed(wordsOf(discard, 1, 'discard')[0], names, discard);
    const glance = lines.get(`glance ${seat + 1}` as Keyword);
    if (glance !== undefined) {
      state.glance[seat] = numberIn(wordsOf(glance, 1, 'glance')[0], glance.place, 1, fields) - 1;
    }
    readFields(state.seen, lines.get(`seen ${seat + 1}` as Keyword), seat, fields);
    readFields(state.discs, lines.get(`discs ${seat + 1}` as Keyword), seat, fields);
  });
  dealUnknown(state.luck, [state.plan, ...state.hands, state.discards], cards, 'will card', names);
}

export function readJourney(state: State, line: Line | undefined): void {
  state.journey = wordsOf(line, valuesOf(state).rounds, 'journey').map((word) => cardNamed(word, TRAVELS, line));
  dealUnknown(state.luck, [state.journey], TRAVELS.length, 'travel board', TRAVELS);
}

/** Sets the bit of an owner on each field named. */
export function readFields(masks: number[], line: Line | undefined, owner: number, fields: number): void {
  for (const word of line?.words ?? []) {
    const field = numberIn(word, line?.place ?? '', 1, fields) - 1;
    if (((masks[field] >> owner) & 1) === 1) throw new BadInput(line?.place ?? '', `${word} stands twice`);
    masks[field] |= 1 << owner;
  }
}

/** A line that is left out is unknown throughout. */
function wordsOf(line: Line | undefined, count: number, name: string): readonly string[] {
  if (line === undefined) return Array<string>(count).fill('?');
  if (line.words.length !== count) {
    throw new BadInput(line.place, `expected ${count} of ${name}, found ${line.words.length}`);
  }
  return line.words;
}

/** Not dealt yet: a number no card has. */
const BLANK = 99;

const cardNamed = (word: string, names: readonly string[], line: Line | undefined): number =>
  word === '?' ? BLANK : indexNamed(word, names, line?.place ?? 'position');

function dealUnknown(luck: Luck, zones: readonly number[][], count: number, what: string, names: readonly string[]) {
  const known = zones.flat().filter((card) => card < count);
  const twice = known.find((card, i) => known.indexOf(card) !== i);
  if (twice !== undefined) throw new BadInput('position', `${what} ${names[twice]} stands twice`);
  const rest = names.map((_, card) => card).filter((card) => !known.includes(card));
  shuffle(luck, rest);
  for (const zone of zones) {
    zone.forEach((card, i) => {
      if (card !== BLANK) return;
      const dealt = rest.pop();
      if (dealt === undefined) throw new BadInput('position', `there are more cards than the ${count} of the game`);
      zone[i] = dealt;
    });
  }
}
