/** What somebody did, after their name, with the arguments of the game's own sentence of it. English defines the keys. */
export const en = {
  'told.placed': 'places the king',
  'told.recruited': 'recruits {tile}',
  'told.rides': 'rides out',
  'told.took': 'summons {tiles}',
  'told.stuck': 'can summon nobody',
  'told.swapped': 'swaps {piece} for {tile}',
  'told.taxed': 'collects {gold} gold',
  'told.kingdom': 'claims a kingdom',
  'told.refilled': 'replenishes the valley',
} as const;

export type Key = keyof typeof en;
