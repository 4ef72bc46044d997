/** The King's Will on a phone: five places and the purse. */
import type { Language } from '@three-crowns/core';
import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import { OWN, type PhonePlace, type PhoneScreen } from '../../table/screen/phone.ts';
import { askedPlace } from './board/askedPlace.ts';
import { MarketArea } from './phone/market/MarketArea.tsx';
import { Purse } from './phone/Purse.tsx';
import { RealmArea } from './phone/realm/RealmArea.tsx';
import { RowArea } from './phone/row/RowArea.tsx';
import { ScalesArea } from './phone/scales/ScalesArea.tsx';
import { WillArea } from './phone/will/WillArea.tsx';
import { de } from './texts/de.ts';
import { en, type Key } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const WORDS = { en, de, fr };
const named = (key: Key) => (language: Language) => WORDS[language][key];

const PLACES: readonly PhonePlace<State, Move, GameEvent>[] = [
  { key: 'row', icon: 'crown', name: named('phone.row'), Area: RowArea },
  { key: OWN, icon: 'keep', name: named('phone.own'), Area: RealmArea },
  { key: 'market', icon: 'stall', name: named('phone.market'), Area: MarketArea },
  { key: 'will', icon: 'scroll', name: named('phone.will'), Area: WillArea },
  { key: 'scales', icon: 'bars', name: named('phone.scales'), Area: ScalesArea },
];

/** A line of the market says most of it already. */
const SHEETS: Readonly<Record<string, number>> = { row: 204, [OWN]: 204, market: 134, will: 192 };
const SHEET = 178;

export const phone: PhoneScreen<State, Move, GameEvent> = {
  places: PLACES,
  placeOf: askedPlace,
  Purse,
  sheetOf: (place) => SHEETS[place] ?? SHEET,
};
