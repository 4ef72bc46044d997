/** Names of things, one table for each kind: the words are written once and used under every key that needs them. */
import type {
  ActionName,
  BuildingName,
  GoodName,
  LandName,
  PlaceName,
  TileName,
  UnitName,
  Variant,
  WillName,
} from '../vocabulary.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

/** Everything a row of a will card can count, as a text key says it. */
export type AmountKey =
  | ('mood' | 'education' | 'development' | 'coins' | 'goods' | 'farmers' | 'lands' | 'sets')
  | ('places' | 'kinds' | 'buildings' | 'street' | 'settled' | 'estates')
  | `land.${LandName}`
  | `place.${PlaceName}`;

export interface NameTables {
  readonly goods: Words<GoodName>;
  /** Counted. */
  readonly some: Words<UnitName>;
  readonly lands: Words<LandName>;
  /** One land of a row, by its number. */
  readonly landAt: Words<LandName>;
  readonly places: Words<PlaceName>;
  /** Object of a sentence, with its article. */
  readonly one: Words<LandName | PlaceName>;
  readonly buildings: Words<BuildingName>;
  readonly the: Words<BuildingName>;
  readonly tiles: Words<TileName>;
  readonly actions: Words<ActionName>;
  readonly topics: Words<WillName>;
  readonly variants: Words<Variant>;
  /** What a will card counts: as a heading, after “per”, and when there is too little of it. */
  readonly many: Words<AmountKey>;
  readonly per: Words<AmountKey>;
  readonly fewer: Words<AmountKey>;
}

export function nameTexts(names: NameTables) {
  return {
    ...prefixed('good.', names.goods),
    ...prefixed('some.', names.some),
    ...prefixed('land.', names.lands),
    ...prefixed('land-at.', names.landAt),
    ...prefixed('place.', names.places),
    ...prefixed('one.', names.one),
    ...prefixed('building.', names.buildings),
    ...prefixed('the.', names.the),
    ...prefixed('tile.', names.tiles),
    ...prefixed('action.', names.actions),
    ...prefixed('topic.', names.topics),
    ...prefixed('option.variant.', names.variants),
    ...prefixed('many.', names.many),
    ...prefixed('per.', names.per),
    ...prefixed('fewer.', names.fewer),
  };
}

type Prefixed<P extends string, T> = { readonly [K in keyof T & string as `${P}${K}`]: string };

function prefixed<P extends string, T extends Readonly<Record<string, string>>>(prefix: P, words: T): Prefixed<P, T> {
  const entries = Object.entries(words).map(([name, text]) => [`${prefix}${name}`, text]);
  return Object.fromEntries(entries) as Prefixed<P, T>;
}
