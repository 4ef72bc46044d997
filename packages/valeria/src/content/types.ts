/**
 * The shape of a content table: every card of the box as a row in one vocabulary of amounts, counts, effects, triggers and
 * modifiers. Rules, card texts and the icon line of a card all read these rows; no card has code of its own.
 */
import type {
  Area,
  CitizenName,
  DomainName,
  DukeName,
  EventName,
  MonsterName,
  MonsterType,
  Resource,
  Role,
  Slot,
  StarterName,
} from '../vocabulary.ts';

export const SOURCES = ['RULEBOOK', 'CONFIRMED', 'RECONSTRUCTED', 'CUSTOM'] as const;
/** CUSTOM: typed in by the maker of a custom table. The others are the marks of docs/valeria.md. */
export type Source = (typeof SOURCES)[number];

/** Amounts of resources and of victory points on the player board. */
export interface Bundle {
  readonly gold?: number;
  readonly strength?: number;
  readonly magic?: number;
  readonly points?: number;
}

/** Things a player owns that can be counted. */
export type Count =
  /** Citizen cards with this role; neither starters nor domains (A12). */
  | { readonly of: 'role'; readonly role: Role }
  /** Role icons on citizens and domains, as dukes count them. */
  | { readonly of: 'icon'; readonly role: Role }
  /** Citizens of this name, a starter of the name included (A12). */
  | { readonly of: 'named'; readonly citizen: CitizenName }
  /** Slain monsters of this area, the one just slain included (A33). */
  | { readonly of: 'area'; readonly area: Area }
  | { readonly of: 'type'; readonly type: MonsterType }
  | { readonly of: 'citizens' }
  | { readonly of: 'monsters' }
  | { readonly of: 'domains' };

/** Gains that need no answer. */
export type Gain =
  | { readonly kind: 'gain'; readonly gain: Bundle }
  | { readonly kind: 'each'; readonly gain: Bundle; readonly per: Count };

export type Effect =
  | Gain
  | { readonly kind: 'all'; readonly of: readonly Effect[] }
  | { readonly kind: 'either'; readonly of: readonly Effect[] }
  /** May pay the bank to get. */
  | { readonly kind: 'trade'; readonly pay: Bundle; readonly get: Bundle }
  /** Take of one of these from one opponent. `less`: the taker may take less; `may`: or nothing at all. */
  | {
      readonly kind: 'steal';
      readonly resources: readonly Resource[];
      readonly amount: number;
      readonly less: boolean;
      readonly may: boolean;
    }
  /** A citizen from the top of a stack; the base cost is compared (A15). */
  | { readonly kind: 'citizen'; readonly role?: Role; readonly citizen?: CitizenName; readonly atMost?: number }
  /** May slay a monster for its normal cost. */
  | { readonly kind: 'slay' }
  /** A random slain monster of one opponent, without its reward. */
  | { readonly kind: 'rob' }
  /** May put an own card back on its stack to get. */
  | { readonly kind: 'return'; readonly what: 'citizen' | 'monster'; readonly get: Bundle };

/** What a domain does, and when. */
export type Power =
  | { readonly when: 'now' | 'action-start' | 'action-end' | 'citizen' | 'monster' | 'double'; readonly effect: Effect }
  /** Own roll phase: may pay to set a die, or lower it. `per`: the price is for each of these. */
  | { readonly when: 'dice'; readonly set: number; readonly pay: Bundle; readonly per?: Count }
  | { readonly when: 'dice'; readonly lower: number }
  /** Own action phase: no surcharge for citizens of a name one has; domains cost less. */
  | { readonly when: 'recruiting'; readonly surcharge: 0 }
  | { readonly when: 'building'; readonly discount: number };

/** What an event does when its number is rolled. */
export type Instruction =
  | { readonly kind: 'token'; readonly resource: Resource }
  | { readonly kind: 'lose'; readonly loss: Bundle };

export interface Citizen {
  readonly name: CitizenName;
  readonly slot: Slot;
  readonly role: Role;
  /** Base cost in gold; each card of the name a player has raises it. */
  readonly cost: number;
  /** What it brings the active player, and what it brings the others. */
  readonly left: Effect;
  readonly right: Effect;
  readonly source: Source;
}

export interface Starter {
  readonly name: StarterName;
  /** The herald has none: it comes on doubles and when nothing else does. */
  readonly slot?: Slot;
  /** The citizen it counts as by name. */
  readonly as?: CitizenName;
  readonly left: Effect;
  readonly right: Effect;
  readonly source: Source;
}

interface Slayable {
  readonly type: MonsterType;
  readonly strength: number;
  readonly magic: number;
  /** Printed points, counted at the end. */
  readonly points: number;
  readonly reward: Effect;
  readonly source: Source;
}

export interface Monster extends Slayable {
  readonly name: MonsterName;
  readonly area: Area;
  /** Cards with up to four players, and how many more with five. */
  readonly copies: number;
  readonly more: number;
}

export interface MonsterEvent extends Slayable {
  readonly name: EventName;
  readonly number: number;
  readonly instruction: Instruction;
}

export interface Domain {
  readonly name: DomainName;
  readonly cost: number;
  /** Roles of citizens that are needed; also the icons the domain carries for dukes. */
  readonly icons: readonly Role[];
  readonly points: number;
  readonly power: Power;
  readonly source: Source;
}

/** What dukes count. */
export type Scoring = Extract<Count, { readonly of: 'icon' | 'type' | 'citizens' | 'monsters' | 'domains' }>;

/** Points for each of these, and one for so many resources left over, all kinds together. */
export interface Rates {
  readonly rates: readonly { readonly per: Scoring; readonly points: number }[];
  readonly resources: number;
}

export interface DukeRow extends Rates {
  readonly name: DukeName;
  readonly source: Source;
}

export interface Content {
  readonly id: string;
  readonly citizens: readonly Citizen[];
  readonly starters: readonly Starter[];
  readonly monsters: readonly Monster[];
  readonly events: readonly MonsterEvent[];
  readonly domains: readonly Domain[];
  readonly dukes: readonly DukeRow[];
  /** What everybody scores in the game without dukes; `most` for the most citizens, monsters, domains, `tied` instead on a tie. */
  readonly noDuke: Rates & { readonly most: number; readonly tied: number; readonly source: Source };
  readonly start: Bundle;
  readonly actions: number;
  /** Exhausted cards a player, and as many exhausted places end the game. */
  readonly exhaustedPerPlayer: number;
  /** A game alone ends at so many exhausted places. */
  readonly exhaustedAlone: number;
}
