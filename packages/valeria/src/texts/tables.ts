/** Names of things, one table for each kind: the words are written once and used under every key that needs them. */
import type {
  Area,
  CitizenName,
  DomainName,
  DukeName,
  EventName,
  MonsterName,
  MonsterType,
  Role,
  StarterName,
} from '../vocabulary.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

export interface NameTables {
  readonly citizens: Words<CitizenName>;
  readonly starters: Words<StarterName>;
  readonly monsters: Words<MonsterName>;
  readonly events: Words<EventName>;
  readonly domains: Words<DomainName>;
  readonly dukes: Words<DukeName>;
  /** Object of a sentence, with its article. */
  readonly one: Words<CitizenName | MonsterName | EventName>;
  readonly areas: Words<Area>;
  /** One monster of an area. */
  readonly monsterOf: Words<Area>;
  readonly roles: Words<Role>;
  /** Citizens of a role, counted. */
  readonly someRoles: Words<Role>;
  /** A citizen of a role, alone and after “per”. */
  readonly citizenOf: Words<Role>;
  readonly perCitizenOf: Words<Role>;
  /** The icon of a role. */
  readonly icons: Words<Role>;
  readonly types: Words<MonsterType>;
}

export function nameTexts(names: NameTables) {
  return {
    ...prefixed('card.', names.citizens),
    ...prefixed('card.', names.starters),
    ...prefixed('card.', names.monsters),
    ...prefixed('card.', names.events),
    ...prefixed('card.', names.domains),
    ...prefixed('duke.', names.dukes),
    ...prefixed('one.', names.one),
    ...prefixed('area.', names.areas),
    ...prefixed('monster-of.', names.monsterOf),
    ...prefixed('role.', names.roles),
    ...prefixed('some.', names.someRoles),
    ...prefixed('citizen-of.', names.citizenOf),
    ...prefixed('per-citizen-of.', names.perCitizenOf),
    ...prefixed('icon.', names.icons),
    ...prefixed('type.', names.types),
    ...prefixed('option.areas.', names.areas),
    ...prefixed('option.citizens.', names.citizens),
  };
}

type Prefixed<P extends string, T> = { readonly [K in keyof T & string as `${P}${K}`]: string };

function prefixed<P extends string, T extends Readonly<Record<string, string>>>(prefix: P, words: T): Prefixed<P, T> {
  const entries = Object.entries(words).map(([name, text]) => [`${prefix}${name}`, text]);
  return Object.fromEntries(entries) as Prefixed<P, T>;
}
