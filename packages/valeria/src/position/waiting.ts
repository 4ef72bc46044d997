/** Unfinished business in words: `steal thief 2`, `citizen spider-queen`, the one that asks now first. */
import { BadInput, canonicalJson, type Frame, shown } from '@three-crowns/core';
import { domainRow, eventRow, monsterRow, producerRow } from '../cards.ts';
import type { Effect as CardEffect } from '../content/types.ts';
import { columnOf, isDomainPlace, isMonsterPlace, PLACE_NAMES } from '../grid.ts';
import type { Effect, State } from '../state.ts';
import { CARDS, type Card, EXHAUSTED, FIRST_MONSTER, isDomain, isEvent, isMonster } from '../vocabulary.ts';
import type { Line } from './lines.ts';
import { cardWithName, numberIn, placeNamed } from './names.ts';

/** What lies on the stack by itself, and what a card has put there. */
const OWN_KINDS = ['reveal', 'exhaust', 'column', 'capture'] as const;
const CARD_KINDS = ['token', 'steal', 'citizen', 'slay', 'rob', 'return', 'choose', 'bargain'] as const;
const KINDS = [...CARD_KINDS, ...OWN_KINDS] as const satisfies readonly Effect['kind'][];
const MOST_FRAMES = 40;
const MOST_TIMES = 99;

/** Everything that a card can put on the stack, each once. */
function businessOf(state: State, card: Card): Effect[] {
  const found = new Map<string, Effect>();
  const add = (effect: Effect) => found.set(canonicalJson(effect), effect);
  const visit = (effect: CardEffect): void => {
    if (effect.kind === 'all') for (const part of effect.of) visit(part);
    else if (effect.kind === 'either') {
      add({ kind: 'choose', of: effect.of });
      for (const part of effect.of) visit(part);
    } else if (effect.kind === 'trade') add({ kind: 'bargain', pay: effect.pay, get: effect.get });
    else if (effect.kind !== 'gain' && effect.kind !== 'each') add(effect);
  };
  for (const effect of effectsOn(state, card)) visit(effect);
  if (isEvent(card)) {
    const { instruction } = eventRow(state, card);
    if (instruction.kind === 'token') add(instruction);
  }
  return [...found.values()];
}

function effectsOn(state: State, card: Card): CardEffect[] {
  if (card < FIRST_MONSTER) return [producerRow(state, card).left];
  if (isMonster(card)) return [monsterRow(state, card).reward];
  const { power } = domainRow(state, card);
  return 'effect' in power ? [power.effect] : [];
}

const ofKind = (state: State, card: Card, kind: string): Effect[] =>
  businessOf(state, card).filter((effect) => effect.kind === kind);

/** The business that asks now first. */
export function waitingWords(state: State): string[] {
  return state.stack.map((frame) => frameWords(state, frame).join(' ')).reverse();
}

function frameWords(state: State, { effect, source, left }: Frame<Effect>): string[] {
  const sources = source === EXHAUSTED ? [] : [CARDS[source]];
  switch (effect.kind) {
    case 'reveal':
      return [effect.kind, ...sources, PLACE_NAMES[effect.place]];
    case 'capture':
      return [effect.kind, PLACE_NAMES[effect.column]];
    case 'column':
    case 'exhaust':
      return [effect.kind, ...sources];
    default: {
      const same = ofKind(state, source, effect.kind);
      const which = same.findIndex((one) => canonicalJson(one) === canonicalJson(effect));
      const kind = which > 0 ? `${effect.kind}/${which + 1}` : effect.kind;
      return [kind, ...sources, ...(left > 1 ? [`${left}`] : [])];
    }
  }
}

/** The frames of a line, the one that asks now last, as the stack holds them. */
export function readWaiting(state: State, line: Line): Frame<Effect>[] {
  const frames: string[][] = [];
  for (const word of line.words) {
    if (KINDS.some((kind) => kind === word.replace(/\/\d$/, ''))) frames.push([word]);
    else if (frames.length === 0) throw unknownKind(line, word);
    else frames[frames.length - 1].push(word);
  }
  if (frames.length === 0) throw unknownKind(line, undefined);
  if (frames.length > MOST_FRAMES) throw new BadInput(line.place, `expected at most ${MOST_FRAMES} of them`);
  return frames.map((words) => frameOf(state, words, line.place)).reverse();
}

const unknownKind = ({ place }: Line, word: string | undefined): BadInput =>
  new BadInput(place, `expected what waits, one of ${KINDS.join(', ')}, found ${shown(word)}`);

function frameOf(state: State, words: readonly string[], place: string): Frame<Effect> {
  const [kind, nth = '1'] = words[0].split('/');
  const rest = words.slice(1);
  const made = isOwn(kind) ? ownFrame(state, kind, rest, place) : cardFrame(state, kind, Number(nth), rest, place);
  if (rest.length > 0) throw new BadInput(place, `${words[0]}: expected nothing more, found ${shown(rest[0])}`);
  return { effect: made.effect, seat: state.turn, source: made.source, left: made.left ?? 1 };
}

const isOwn = (kind: string): kind is (typeof OWN_KINDS)[number] => OWN_KINDS.some((own) => own === kind);

interface Made {
  readonly effect: Effect;
  readonly source: Card;
  readonly left?: number;
}

/** Takes the words it understands out of `rest`. */
function ownFrame(state: State, kind: (typeof OWN_KINDS)[number], rest: string[], place: string): Made {
  switch (kind) {
    case 'reveal': {
      const source = cardWithName(rest.shift(), place, 'the domain that was taken');
      const at = placeNamed(rest.shift(), place);
      if (!isDomain(source) || !isDomainPlace(at)) throw new BadInput(place, 'expected: reveal <domain> <d1 to d5>');
      return { effect: { kind, place: at }, source };
    }
    case 'capture': {
      const at = placeNamed(rest.shift(), place);
      if (!isMonsterPlace(at)) throw new BadInput(place, 'expected: capture <m1 to m5>, the head of the column');
      return { effect: { kind, column: columnOf(at) }, source: EXHAUSTED };
    }
    case 'exhaust':
      // In an attack the captured card stands behind it.
      if (rest.length === 0 || state.phase !== 'attack') return { effect: { kind }, source: EXHAUSTED };
      return { effect: { kind }, source: cardWithName(rest.shift(), place, 'the captured card') };
    case 'column':
      return { effect: { kind }, source: EXHAUSTED };
  }
}

function cardFrame(state: State, kind: string, nth: number, rest: string[], place: string): Made {
  const source = cardWithName(rest.shift(), place, `the card behind ${kind}`);
  const effect = ofKind(state, source, kind)[nth - 1];
  if (effect === undefined) throw new BadInput(place, `${CARDS[source]} has no ${kind} to wait for`);
  const times = rest.length > 0 ? numberIn(rest.shift(), `${place}, ${kind}`, 1, MOST_TIMES) : 1;
  if (times > 1 && state.phase !== 'thieves') throw new BadInput(place, `${kind} waits several times only for thieves`);
  return { effect, source, left: times };
}
