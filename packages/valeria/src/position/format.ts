/** A situation in words that people read and write; docs/valeria.md explains every line. */
import { PLACE_NAMES } from '../grid.ts';
import type { Lord, Player, State } from '../state.ts';
import { CARDS, type Card, CITIZENS, EXHAUSTED, NOTHING, RESOURCES } from '../vocabulary.ts';
import { playerKeyword } from './lines.ts';
import { cardNames, dukeNames } from './names.ts';
import { waitingWords } from './waiting.ts';

export function formatPosition(state: State): string[] {
  return [
    `turn ${headWords(state).join(' ')}`,
    `areas ${state.areas.join(' ')}`,
    ...PLACE_NAMES.map((name, place) => `${name} ${stackText(state, place)}`),
    `pile ${pileText(state)}`,
    ...state.players.map((player, seat) => `${playerKeyword(seat)} ${playerText(player)}`),
    ...(state.lord === null ? [] : [`lord ${lordText(state.lord)}`.trimEnd()]),
    ...list('used', cardNames(state.used)),
    ...list('emptied', placeNames(state.emptied)),
    ...list('vacated', placeNames(state.vacated)),
    ...list('attacks', state.attacks.map(String)),
    ...list('waiting', waitingWords(state)),
  ];
}

const list = (name: string, words: readonly string[]): string[] =>
  words.length > 0 ? [`${name} ${words.join(', ')}`] : [];

const placeNames = (places: readonly number[]): string[] => places.map((place) => PLACE_NAMES[place]);

function headWords(state: State): string[] {
  const words = [`${state.turn + 1} round ${state.round} phase ${state.phase} start ${state.start + 1}`];
  if (state.actions > 0) words.push(`actions ${state.actions}`);
  if (state.dice[0] > 0) words.push(`dice ${state.dice.join(' ')}`);
  if (state.ending) words.push('ending');
  if (state.ended !== 'none') words.push(`ended ${state.ended}`);
  return words;
}

/** The top card first; what lies face down stands behind `down`. */
function stackText(state: State, place: number): string {
  const parts: string[] = [];
  const stack = state.grid[place];
  const open = cardNames(stack.slice(state.down[place]).reverse());
  const covered = cardNames(stack.slice(0, state.down[place]).reverse());
  if (stack.length === 0) parts.push(coverName(state.cover[place]));
  if (open.length > 0) parts.push(open.join(', '));
  if (covered.length > 0) parts.push(`down ${covered.join(', ')}`);
  const tokens = RESOURCES.map((name, i) => ({ name, count: state.tokens[place * RESOURCES.length + i] }));
  const lying = tokens.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${count}`);
  if (lying.length > 0) parts.push(`tokens ${lying.join(', ')}`);
  return parts.join('; ');
}

function coverName(cover: Card): string {
  if (cover === NOTHING) return 'empty';
  return cover === EXHAUSTED ? 'exhausted' : CARDS[cover];
}

/** The next card first. */
function pileText({ events, exhausted, known }: State): string {
  const cards = [...cardNames(events.toReversed()), `exhausted ${exhausted}`].join(', ');
  return known > 0 ? `${cards}; known ${known}` : cards;
}

function playerText(player: Player): string {
  const { have, points, monsters, dukes, kept, due } = player;
  return [
    [...RESOURCES.map((name, i) => `${name} ${have[i]}`), `points ${points}`].join(', '),
    ...holdings(player),
    ...list('monsters', cardNames(monsters)),
    ...list('dukes', dukeNames(dukes)),
    ...(kept < dukes.length ? [`keeps ${kept + 1}`] : []),
    ...list(
      'due',
      due.map(({ card, left }) => `${CARDS[card]} ${left}`),
    ),
  ].join('; ');
}

function lordText(lord: Lord): string {
  return [...holdings(lord), ...list('dukes', dukeNames(lord.dukes))].join('; ');
}

function holdings({ citizens, domains }: Pick<Player, 'citizens' | 'domains'>): string[] {
  const owned = CITIZENS.map((name, card) => (citizens[card] > 1 ? `${name} ${citizens[card]}` : name));
  return [
    ...list(
      'citizens',
      owned.filter((_, card) => citizens[card] > 0),
    ),
    ...list('domains', cardNames(domains)),
  ];
}
