/** A situation in names and plain lists: all that the twin knows of a state. */
import { PLACE_NAMES } from '../../src/grid.ts';
import type { Player, State } from '../../src/state.ts';
import { CARDS, type Card, DUKES, EXHAUSTED, NOTHING } from '../../src/vocabulary.ts';

export type Letter = 'G' | 'S' | 'M' | 'VP';
export type Purse = Record<Letter, number>;

export interface ModelPlayer {
  purse: Purse;
  /** One entry a card. */
  readonly citizens: readonly string[];
  readonly domains: readonly string[];
  readonly monsters: readonly string[];
  readonly duke: string | undefined;
  readonly undecided: boolean;
  /** Activated cards that wait for an answer, one entry for each activation. */
  readonly due: readonly string[];
}

export interface ModelPlace {
  readonly name: string;
  /** The face-up top card. */
  readonly open: string | undefined;
  readonly size: number;
  readonly stack: readonly string[];
  readonly cover: string;
  readonly tokens: Readonly<Record<'G' | 'S' | 'M', number>>;
}

export interface Model {
  readonly turn: number;
  readonly phase: string;
  readonly dice: readonly [number, number];
  readonly used: readonly string[];
  readonly players: readonly ModelPlayer[];
  readonly lord: Pick<ModelPlayer, 'citizens' | 'domains' | 'duke'> | undefined;
  readonly areas: readonly string[];
  readonly places: readonly ModelPlace[];
  /** The question of a card: its kind, who is asked and which card asks; `at` is the column of an attack. */
  readonly waiting:
    | { readonly kind: string; readonly seat: number; readonly source: string; readonly at: number }
    | undefined;
  readonly emptied: readonly string[];
  readonly vacated: readonly string[];
  readonly pile: { readonly events: number; readonly exhausted: number };
}

const nameOf = (card: Card): string => {
  if (card === NOTHING) return '';
  return card === EXHAUSTED ? 'exhausted' : CARDS[card];
};

const cardsOf = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array<string>(count).fill(CARDS[card]));

function playerOf({ have, points, citizens, domains, monsters, dukes, kept, due }: Player): ModelPlayer {
  return {
    purse: { G: have[0], S: have[1], M: have[2], VP: points },
    citizens: cardsOf(citizens),
    domains: domains.map(nameOf),
    monsters: monsters.map(nameOf),
    duke: kept < dukes.length ? DUKES[dukes[kept]] : undefined,
    undecided: dukes.length > 0 && kept === dukes.length,
    due: due.flatMap(({ card, left }) => Array<string>(left).fill(nameOf(card))),
  };
}

export function modelOf(state: State): Model {
  const top = state.stack.at(-1);
  return {
    turn: state.turn,
    phase: state.phase,
    dice: [state.dice[0], state.dice[1]],
    used: state.used.map(nameOf),
    players: state.players.map(playerOf),
    lord:
      state.lord === null
        ? undefined
        : {
            citizens: cardsOf(state.lord.citizens),
            domains: state.lord.domains.map(nameOf),
            duke: state.lord.dukes.length > 0 ? DUKES[state.lord.dukes[0]] : undefined,
          },
    areas: state.areas,
    places: state.grid.map((stack, place) => ({
      name: PLACE_NAMES[place],
      open: stack.length > state.down[place] ? nameOf(stack[stack.length - 1]) : undefined,
      size: stack.length,
      stack: stack.map(nameOf),
      cover: nameOf(state.cover[place]),
      tokens: { G: state.tokens[place * 3], S: state.tokens[place * 3 + 1], M: state.tokens[place * 3 + 2] },
    })),
    waiting: top && {
      kind: top.effect.kind,
      seat: top.seat,
      source: nameOf(top.source),
      at: 'column' in top.effect ? top.effect.column : 0,
    },
    emptied: state.emptied.map((place) => PLACE_NAMES[place]),
    vacated: state.vacated.map((place) => PLACE_NAMES[place]),
    pile: { events: state.events.length, exhausted: state.exhausted },
  };
}

/** So many cards of the list are of this name. */
export const countIn = (cards: readonly string[], name: string): number => cards.filter((card) => card === name).length;

/** With five players, the one before the active player. */
export const rests = ({ players, turn }: Model, seat: number): boolean =>
  players.length === 5 && (seat + 1) % 5 === turn;
