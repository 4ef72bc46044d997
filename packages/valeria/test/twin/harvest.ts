/** The harvest once more: every single card is activated by itself, number by number. */
import { amountOf, plus } from './amounts.ts';
import { citizenNamed } from './cards.ts';
import { type Model, type Purse, rests } from './model.ts';

const STARTERS: Readonly<Record<string, { readonly number: number; readonly power: string }>> = {
  'starter-peasant': { number: 5, power: '1G' },
  'starter-knight': { number: 6, power: '1S' },
};

/** What a card of this player does when it is activated. */
export function powerOf(model: Model, seat: number, card: string): string {
  if (card === 'herald') return '1G or 1S or 1M';
  if (card in STARTERS) return STARTERS[card].power;
  const isActive = seat === model.turn && model.phase !== 'second';
  return isActive ? citizenNamed(card).left : citizenNamed(card).right;
}

/** One entry for each activation: by die one, by die two, by their sum. */
function activations(model: Model, seat: number): string[] {
  const [one, two] = model.dice;
  const cards = [...Object.keys(STARTERS), ...model.players[seat].citizens];
  return [one, two, one + two].flatMap((shown) =>
    cards.filter((card) => (card in STARTERS ? [STARTERS[card].number] : citizenNamed(card).numbers).includes(shown)),
  );
}

export interface Harvest {
  readonly purse: Purse;
  /** Activations with a choice or a trade, sorted. */
  readonly due: string[];
  /** Activations that steal. */
  readonly thefts: number;
}

export function harvestOf(model: Model, seat: number): Harvest {
  const player = model.players[seat];
  if (rests(model, seat)) return { purse: player.purse, due: [], thefts: 0 };
  const woken = activations(model, seat);
  const heralds = (woken.length === 0 ? 1 : 0) + (model.dice[0] === model.dice[1] ? 1 : 0);
  const due: string[] = Array<string>(heralds).fill('herald');
  let { purse } = player;
  let thefts = 0;
  for (const card of woken) {
    const power = powerOf(model, seat, card);
    if (power.startsWith('steal')) thefts += 1;
    else if (power.includes(' or ') || power.includes(' > ')) due.push(card);
    else purse = plus(purse, amountOf(player, power));
  }
  return { purse, due: due.sort(), thefts };
}
