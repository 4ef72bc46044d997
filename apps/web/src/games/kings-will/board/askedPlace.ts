/** Where the answer to a question lies: the place a phone goes to, and the sheet a desktop opens. */
import type { ActionName, Ask } from '@three-crowns/kings-will/board';
import { parseTarget } from '@three-crowns/kings-will/board';
import { OWN } from '../../../table/screen/phone.ts';
import type { View } from '../pieces/view.ts';

/** The key of a place; the realm is the own area. */
type PlaceKey = 'row' | typeof OWN | 'market' | 'will';

/** A new question does not compile without its place. */
const BY_ASK: { readonly [A in Ask]: PlaceKey } = {
  will: 'will',
  lay: OWN,
  home: OWN,
  settle: OWN,
  stock: OWN,
  tile: 'row',
  act: 'row',
  follow: 'row',
  intrigue: 'row',
  walk: OWN,
  trade: OWN,
  look: 'will',
  site: OWN,
  pay: OWN,
  lose: OWN,
  pledge: 'will',
  neutral: 'will',
  levy: 'row',
  offer: 'row',
};

/** Where an action that was chosen goes on; the others are over with it. */
const BY_ACTION: { readonly [A in ActionName]?: PlaceKey } = {
  walk: OWN,
  swap: OWN,
  birth: OWN,
  sell: OWN,
  look: 'will',
  found: OWN,
  erect: 'market',
};

export function askedPlace({ asked, picked }: Pick<View, 'asked' | 'picked'>): PlaceKey {
  const ask = asked?.ask as Ask | undefined;
  const action = picked.map(parseTarget).find((thing) => thing?.kind === 'action');
  const next = action && BY_ACTION[action.action];
  return next ?? (ask === undefined ? 'row' : BY_ASK[ask]);
}
