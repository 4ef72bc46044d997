import { BadInput, LANGUAGES } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import { kingsWill } from '../src/index.ts';
import { en } from '../src/texts/en.ts';
import { texts } from '../src/texts/index.ts';
import { valuesOf } from '../src/values.ts';
import { view } from '../src/view.ts';
import { whyNot } from '../src/whyNot.ts';
import { acting, finished, levying, type Situation, situation, situationOf } from './situation.ts';

const seen = new Set<string>();
const RICH = 'player 1 coins 15 wood 4 leather 4 food 4 stone 4';
const POOR = 'player 1 coins 0';

/** `code ruling: English`; it must format in the other languages too, and be the same from the seat's own view. */
function refused({ state }: Situation, target: string, seat = 1): string {
  const reason = whyNot(state, seat - 1, target);
  expect(whyNot(view(state, seat - 1), seat - 1, target)).toEqual(reason);
  if (reason === undefined) return 'allowed';
  seen.add(reason.reason);
  const [english, ...others] = LANGUAGES.map((language) => formatMessage(texts, language, reason.message));
  for (const other of others) expect(other).not.toBe(english);
  return `${reason.reason} ${reason.rule}: ${english}`;
}

const begun = (seats = 2): Situation =>
  situationOf(kingsWill.rules.setup(kingsWill.parseOptions({ seats, start: 1 }), 'why'));

/** In the middle of nothing: player 1 chooses a tile. */
const choosing = (text = '', options = {}): Situation => situation(`waiting tile/1\n${text}`, options);

describe('always', () => {
  test('the game is over, others decide', () => {
    expect(refused(finished(''), 'slot-5')).toBe('over RULEBOOK: The game is over.');
    expect(refused(choosing(), 'slot-5', 2)).toBe('not-your-turn 2: It is not your turn. Deciding now: Player 1.');
  });

  test('2: who is waited for is named in every language', () => {
    const reason = whyNot(choosing('', { seats: 3 }).state, 1, 'slot-5');
    const said = LANGUAGES.map((language) => reason && formatMessage(texts, language, reason.message));
    expect(said).toEqual([
      'It is not your turn. Deciding now: Player 1.',
      'Du bist nicht an der Reihe, sondern: Spieler 1.',
      'Ce n’est pas à vous de décider. On attend\u00a0: Joueur 1.',
    ]);
  });

  test('refuses names and seats it does not know', () => {
    const { state } = choosing();
    for (const name of ['', 'slot-0', 'slot-10', 'land-9', 'Slot-5', 'constructor', 'building-palace', 'offer-4']) {
      expect(() => whyNot(state, 0, name), name).toThrow(BadInput);
    }
    for (const seat of [-1, 2, 0.5]) expect(() => whyNot(state, seat, 'slot-5')).toThrow(BadInput);
  });
});

describe('set-up', () => {
  test('the will cards, then the lands, the farmstead, the farmers, the goods', () => {
    const table = begun();
    expect(refused(table, 'slot-5')).toBe('finish-first RULEBOOK: First choose your will card.');
    expect(refused(table, 'skip')).toBe('mandatory RULEBOOK: You must choose your will card.');
    table.play('keep 1');
    expect(refused(table, 'hand-1')).toBe('kept RULEBOOK: You have chosen your will card. Still choosing: Player 2.');
    table.play('keep 1');
    expect(refused(table, 'hand-1')).toBe('hand-done RULEBOOK: The will cards were chosen at the start.');
    expect(refused(table, 'supply-lake')).toBe('not-first-land RULEBOOK: Nobody begins with this landscape: lake.');
    table.play('lay forest');
    expect(refused(table, 'supply-forest')).toMatch(/^laid-already RULEBOOK: .*: forest\.$/);
    expect(refused(table, 'site-1-1')).toMatch(/^finish-first RULEBOOK: First lay/);
    table.play('lay meadow', 'lay mountain');
    expect(refused(table, 'site-1-2')).toBe('single-site RULEBOOK: There is only one site here: forest 1.');
    expect(refused(table, 'farmer-1')).toBe('finish-first 17: First place your farmstead.');
    table.play('home 1', 'settle 1 1');
    table.play('stock wood', 'stock wood', 'stock wood');
    expect(refused(table, 'supply-wood')).toBe('allowed');
    table.state.palatinates[0].goods[0] = 4;
    expect(refused(table, 'supply-wood')).toBe(
      'store-full 10: Your storehouse holds no more of this: wood (4 at most).',
    );
    expect(refused(table, 'good-wood')).toBe('finish-first RULEBOOK: First choose your goods.');
  });
});

describe('choosing a tile', () => {
  test('locked tiles say when they come free, the king is never chosen', () => {
    const table = choosing();
    expect(refused(table, 'slot-2')).toBe('locked RULEBOOK: “Move” is locked: it comes free in 3 turns at the latest.');
    expect(refused(table, 'slot-4')).toBe('locked RULEBOOK: “Intrigue” is locked: it comes free after this turn.');
    expect(refused(table, 'slot-1')).toMatch(/^king-tile RULEBOOK/);
    expect(refused(table, 'slot-5')).toBe('allowed');
    expect(refused(table, 'action-till')).toBe('finish-first 1: First take an action tile.');
    expect(refused(table, 'skip')).toBe('mandatory 1: You must take an action tile.');
    expect(refused(table, 'levy')).toMatch(/^levy-later 27/);
    expect(refused(table, 'offer-1')).toMatch(/^offer-later 29/);
  });

  test('a locked tile comes free when it was said to', () => {
    const table = choosing();
    for (let turn = 0; turn < 3; turn++) {
      expect(refused(table, `slot-${turn + 2}`, table.seat)).toMatch(/^locked/);
      table.play('take 9');
      while (table.ask !== 'tile') table.play('pass');
    }
    expect(table.row.split(' ')[4]).toBe('move');
    expect(refused(table, 'slot-5', table.seat)).toBe('allowed');
  });

  test('37: in a long round only tiles right of the king', () => {
    const row = 'row move multiply intrigue harvest extract enrich king build govern';
    const long = `turn 1 round 1 phase turn start 1 number 16\n${row}`;
    expect(refused(choosing(long, { rounds: 'limited' }), 'slot-5')).toMatch(/^left-of-king 37: “Extract” lies left/);
    expect(refused(choosing(long), 'slot-5')).toBe('allowed');
  });
});

describe('actions', () => {
  test('of another tile, and things this tile does not use', () => {
    const table = acting('govern', RICH);
    expect(refused(table, 'action-till')).toBe(
      'other-action RULEBOOK: “Till fields” belongs to the tile “Harvest”; now “Govern” is used.',
    );
    for (const target of ['will-1', 'place-castle', 'building-mill', 'end-left', 'supply-hill']) {
      expect(refused(table, target), target).toMatch(/^other-action RULEBOOK/);
    }
    for (const target of ['land-1', 'farmer-2', 'yard-1', 'site-1-1', 'good-wood', 'coins', 'supply-wood']) {
      expect(refused(table, target), target).toBe('not-with-tile RULEBOOK: You cannot use this with “Govern”.');
    }
    expect(refused(table, 'slot-5')).toBe('tile-in-use RULEBOOK: “Govern” is being used in this turn.');
    expect(refused(table, 'slot-6')).toBe('finish-first 1: First use your actions or pass.');
    expect(refused(table, 'skip')).toBe('allowed');
  });

  test('13: a full scale', () => {
    const table = acting('govern', 'player 1 coins 0 education 5 development 5');
    expect(refused(table, 'action-educate')).toBe('scale-full 13: You have reached the end of the scale: Education 5.');
    expect(refused(table, 'action-develop')).toMatch(/^scale-full 13/);
  });

  test('5: intrigue reaches locked tiles only, by their actions', () => {
    const row = 'row king move govern harvest intrigue extract enrich build multiply';
    const table = situation(`${row}\ntaken 5\nwaiting intrigue/1/intrigue/1`);
    expect(refused(table, 'action-sell')).toMatch(/^action-free 5: “Sell a good” belongs to the tile “Multiply”/);
    expect(refused(table, 'slot-3')).toBe(
      'intrigue-actions 5: Choose one of the actions of “Govern”: Improve education and Raise development.',
    );
    expect(refused(table, 'slot-8')).toBe('intrigue-locked 5: “Build” is not locked: intrigue uses locked tiles only.');
    expect(refused(table, 'slot-1')).toMatch(/^king-tile/);
    expect(refused(table, 'action-till')).toBe('allowed');
  });

  test('5, 13: intrigue names only the actions that can be used', () => {
    const row = 'row king move govern harvest intrigue extract enrich build multiply';
    const table = (scales: string) =>
      situation(`${row}\ntaken 5\nwaiting intrigue/1/intrigue/1\nplayer 1 coins 0 ${scales}`);
    expect(refused(table('education 5 development 4'), 'slot-3')).toBe(
      'intrigue-actions 5: Choose one of the actions of “Govern”: Raise development.',
    );
    expect(refused(table('education 5 development 5'), 'slot-3')).toBe(
      'intrigue-none 5: None of the actions of “Govern” can be used now.',
    );
  });
});

describe('moving', () => {
  test('23, 24: where nobody can go', () => {
    const table = acting('move', 'lands 1 mountain/2 forest/2 meadow cornfield');
    expect(refused(table, 'land-4')).toBe(
      'walk-far RULEBOOK: None of your farmers stands next to this landscape: cornfield 4.',
    );
    expect(refused(table, 'end-right')).toBe('end-empty 24: No farmer of yours stands at the right end of your row.');
    expect(refused(table, 'farmer-3')).toBe('no-farmer RULEBOOK: No farmer of yours stands here: meadow 3.');
    expect(refused(table, 'end-left')).toBe('allowed');
  });

  test('23: a last step onto a full land', () => {
    const table = acting('move', 'lands 1 mountain/2 forest/2 meadow cornfield/1');
    table.play('walk 4 3');
    expect(refused(table, 'land-1')).toBe('land-full 23: There is no room for another farmer: mountain 1 (2 at most).');
    expect(refused(table, 'action-walk')).toBe('allowed');
    expect(refused(table, 'action-swap')).toBe('finish-first 23: First finish the move of your farmers.');
  });

  test('23: who stands too close must go on', () => {
    const table = acting('move', 'lands 1 mountain/1 forest/2 meadow/1 cornfield/1');
    table.play('walk 1 2');
    expect(refused(table, 'skip')).toMatch(/^crowded 23/);
    expect(refused(table, 'farmer-4')).toMatch(/^crowded 23/);
    expect(refused(table, 'end-right')).toMatch(/^crowded 23/);
  });

  test('24: one new land a move', () => {
    const table = acting('move', 'lands 1 mountain/1 forest meadow cornfield/1');
    table.play('explore left hill');
    expect(refused(table, 'end-right')).toMatch(/^explored 24/);
    expect(refused(table, 'supply-hill')).toMatch(/^explored 24/);
  });

  test('24, 36: nobody at an end, nothing left', () => {
    const inner = acting('move', 'lands 1 mountain forest/1 meadow/1 cornfield');
    expect(refused(inner, 'supply-hill')).toMatch(/^ends-empty 24/);
    const first = acting('move', 'lands 1 mountain/1 forest meadow cornfield', { variant: 'first' });
    expect(refused(first, 'supply-lake')).toBe('land-gone 36: None is left in the supply: lake.');
    const table = acting('move', 'lands 1 mountain/2 forest/2 meadow/2 cornfield/2');
    table.state.landsLeft.fill(0);
    expect(refused(table, 'end-left')).toMatch(/^lands-gone 36/);
    // With two steps somebody can always walk on and back; with one there is no way out.
    const values = valuesOf(table.state);
    const single = situationOf({ ...table.state, values: { ...values, numbers: { ...values.numbers, steps: 1 } } });
    expect(refused(single, 'farmer-1')).toBe('farmer-stuck 23: This farmer cannot step anywhere: mountain 1.');
    expect(refused(single, 'action-walk')).toMatch(/^walk-none 23/);
  });

  test('a land that only others have', () => {
    const table = acting('move', 'lands 2 mountain/1 forest meadow cornfield hill');
    for (const target of ['land-5', 'farmer-5', 'yard-5', 'site-5-1']) {
      expect(refused(table, target)).toBe('no-land RULEBOOK: You have no landscape 5.');
    }
  });
});

describe('goods', () => {
  test('an empty storehouse, a good that is not there', () => {
    const empty = acting('move', POOR);
    for (const target of ['action-swap', 'good-wood', 'supply-wood']) {
      expect(refused(empty, target), target).toBe('store-empty RULEBOOK: Your storehouse is empty.');
    }
    const one = acting('move', 'player 1 coins 0 wood 1');
    expect(refused(one, 'good-stone')).toBe('unit-none RULEBOOK: There is none in your storehouse: stone.');
    expect(refused(one, 'supply-wood')).toMatch(/^swap-same RULEBOOK/);
    expect(refused(one, 'supply-stone')).toBe('allowed');
    expect(refused(acting('multiply', POOR), 'action-sell')).toMatch(/^store-empty/);
  });

  test('9: exchanging a harvested good', () => {
    expect(refused(acting('harvest', POOR), 'supply-stone')).toBe(
      'no-exchange 9: A harvested good is exchanged from development 5 on; you have reached 0.',
    );
    const table = acting('extract', 'player 1 coins 0 development 5');
    expect(refused(table, 'supply-food')).toBe('allowed');
    table.play('fell with food');
    expect(refused(table, 'supply-food')).toMatch(/^exchanged 9/);
    const bare = acting('harvest', 'player 1 coins 0 development 5');
    const values = valuesOf(bare.state);
    const exchange = values.development.filter(({ kind }) => kind === 'exchange');
    const only = situationOf({ ...bare.state, values: { ...values, development: exchange } });
    only.state.palatinates[0].development = 1;
    only.state.palatinates[0].farmers = [2, 0, 0, 0];
    expect(refused(only, 'supply-food')).toBe(
      'exchange-nothing 9: You harvest nothing that could be exchanged for it: food.',
    );
  });
});

describe('offspring', () => {
  test('needs a farmer, a home and room', () => {
    const table = acting('multiply', 'lands 1 mountain/1 forest/2/farmstead meadow cornfield');
    expect(refused(table, 'land-1')).toBe(
      'no-home RULEBOOK: Offspring needs one of these places: farmsteads and villages. None stands here: mountain 1.',
    );
    // The rulebook says it with offspring; 23 is about moving.
    expect(refused(table, 'land-2')).toMatch(/^land-full RULEBOOK/);
    expect(refused(table, 'land-3')).toMatch(/^birth-alone RULEBOOK/);
    expect(refused(table, 'action-birth')).toBe(
      'birth-none RULEBOOK: None of your landscapes has a farmer, a home and room for offspring.',
    );
    const hospital = acting('multiply', 'lands 1 mountain/2 forest/2/farmstead meadow cornfield/0/-/hospital');
    expect(refused(hospital, 'action-birth')).toBe(
      'birth-none RULEBOOK: None of your landscapes has a farmer and room for offspring.',
    );
    table.state.farmersLeft = 0;
    expect(refused(table, 'action-birth')).toBe('farmers-gone 36: No farmer is left in the supply.');
    expect(refused(table, 'land-2')).toMatch(/^farmers-gone 36/);
  });
});

describe('building', () => {
  test('11: what it costs and what there is', () => {
    const table = acting('build', 'player 1 coins 0 wood 1 stone 1 education 1');
    expect(refused(table, 'place-castle')).toBe(
      'too-dear RULEBOOK: For a castle you pay 1 wood and 2 stone; you have 1 wood and 1 stone.',
    );
    expect(refused(table, 'place-farmstead')).toBe(
      'too-dear 11: For a farmstead you pay 1 wood, 1 leather, and 1 food (1 good less, your choice); you have 1 wood, 0 leather, and 0 food.',
    );
    expect(refused(table, 'building-mill')).toBe(
      'too-dear RULEBOOK: For the Mill you pay 1 wood, 1 stone, and 1 coin; you have 1 wood, 1 stone, and 0 coins.',
    );
    expect(refused(table, 'action-found')).toMatch(/^unaffordable 11: .* you have 1 wood, 0 leather, 0 food, 1 stone/);
    expect(refused(table, 'action-erect')).toMatch(/^unaffordable RULEBOOK/);
  });

  test('11: who can pay for nothing is not sent to choose it', () => {
    const poor = acting('build', 'player 1 coins 0 wood 1 stone 1');
    expect(refused(poor, 'site-3-1')).toMatch(/^unaffordable 11/);
    expect(refused(poor, 'yard-1')).toMatch(/^unaffordable RULEBOOK/);
    for (const target of ['land-3', 'good-wood', 'coins']) {
      expect(refused(poor, target), target).toBe('nothing-to-build RULEBOOK: There is nothing you can build now.');
    }
    const rich = acting('build', RICH);
    expect(refused(rich, 'site-3-1')).toBe('choose-work RULEBOOK: First choose the place you found.');
    expect(refused(rich, 'yard-1')).toBe('choose-work RULEBOOK: First choose the building you erect.');
    expect(refused(rich, 'site-1-1')).toMatch(/^site-no-farmer RULEBOOK/);
  });

  test('3: a land and what is paid with come after what is built', () => {
    const table = acting('build', RICH);
    for (const target of ['land-1', 'good-wood', 'coins']) {
      expect(refused(table, target), target).toBe('choose-work RULEBOOK: First choose what you build.');
    }
    expect(refused(table, 'farmer-2')).toMatch(/^not-with-tile RULEBOOK/);
  });

  test('36: it is gone', () => {
    const villages = 'lake/0/village+village lake/0/village+village hill/0/village';
    const table = acting('build', `${RICH}\nlands 2 mountain/1/-/mill forest meadow cornfield ${villages}`);
    expect(refused(table, 'place-village')).toBe('place-gone 36: None is left in the supply: village.');
    expect(refused(table, 'building-mill')).toBe(
      'building-gone 36: This building stands already in the palatinate of Player 2: Mill.',
    );
  });

  test('nowhere to build', () => {
    const full = 'mountain/0/-/mill forest/1/farmstead/school meadow/0/-/fair cornfield/0/-/market';
    const table = acting('build', `${RICH}\nlands 1 ${full}`);
    expect(refused(table, 'place-castle')).toMatch(/^no-site RULEBOOK/);
    expect(refused(table, 'action-found')).toMatch(/^no-site RULEBOOK/);
    expect(refused(table, 'building-tavern')).toMatch(/^no-yard 15/);
    expect(refused(table, 'action-erect')).toMatch(/^no-yard 15/);
  });

  test('where a place goes', () => {
    const lands = 'lands 1 mountain forest/1/farmstead meadow/1 cornfield lake/1';
    const table = acting('build', `${RICH}\n${lands}`);
    table.play('found castle');
    expect(refused(table, 'land-1')).toBe(
      'site-no-farmer RULEBOOK: A place needs a farmer of yours, and none stands here: mountain 1.',
    );
    expect(refused(table, 'site-2-1')).toBe('site-taken 16: No site is free here: forest 2.');
    expect(refused(table, 'site-5-2')).toBe('first-site 16: The first site of a landscape is used first: lake 5.');
    expect(refused(table, 'yard-3')).toMatch(/^place-not-below RULEBOOK/);
    expect(refused(table, 'place-village')).toBe('finish-first 15: First choose where to build.');
  });

  test('16: one site of a lake is taken, the other is free', () => {
    const table = acting('build', `${RICH}\nlands 1 mountain/1 forest/1/farmstead meadow cornfield lake/1/castle`);
    expect(refused(table, 'site-5-1')).toBe('site-occupied 16: A place stands on this site already: lake 5.');
    expect(refused(table, 'site-5-2')).toBe('choose-work RULEBOOK: First choose the place you found.');
    table.play('found castle');
    expect(refused(table, 'site-5-1')).toBe('site-occupied 16: A place stands on this site already: lake 5.');
    expect(refused(table, 'site-5-2')).toBe('allowed');
  });

  test('where a building goes', () => {
    const table = acting('build', `${RICH}\nlands 1 mountain/1/-/mill forest/1/farmstead meadow cornfield`);
    table.play('erect school');
    expect(refused(table, 'yard-1')).toBe('yard-taken 15: A building stands below already: Mill (mountain 1).');
    expect(refused(table, 'site-3-1')).toMatch(/^building-below 15/);
    expect(refused(table, 'yard-3')).toBe('allowed');
  });

  test('12, 46: how it is paid', () => {
    const table = acting('build', 'player 1 coins 0 education 1 wood 1 leather 1 food 1 stone 1');
    table.play('found farmstead');
    expect(refused(table, 'good-stone')).toBe('unit-unused 46: None of your ways to pay uses this: stone.');
    expect(refused(table, 'coins')).toMatch(/^coins-fixed 12/);
    expect(refused(table, 'good-wood')).toBe('allowed');
  });
});

describe('will cards', () => {
  test('49: a second look is at another card', () => {
    const table = acting('enrich', 'lands 1 mountain/0/-/scriptorium forest/1/farmstead meadow/1 cornfield');
    table.play('look 3');
    expect(refused(table, 'will-3')).toMatch(/^looked-already 49/);
    expect(refused(table, 'will-4')).toBe('allowed');
    expect(refused(table, 'action-taxes')).toBe('finish-first 49: First look at another card or stop.');
  });

  test('discs', () => {
    const table = levying('R6', 'lands 1 mountain/1 forest/1/farmstead meadow cornfield');
    table.state.stack.push({ effect: { kind: 'pledge' }, seat: 0, source: 0, left: 1 });
    table.state.discs.splice(0, 3, 1, 0b10010, 0b10000);
    expect(refused(table, 'will-1')).toBe('own-disc RULEBOOK: One of your discs lies at card 1 already.');
    expect(refused(table, 'will-2')).toBe('card-full RULEBOOK: Card 2 has no space left: 2 of 2 discs lie there.');
    expect(refused(table, 'will-3')).toBe('allowed');
    expect(refused(table, 'levy')).toBe('finish-first RULEBOOK: First commit to a will card.');
    table.state.stack.pop();
    table.state.stack.push({ effect: { kind: 'neutral' }, seat: 0, source: 0, left: 1 });
    table.state.discs[3] = 0b11;
    expect(refused(table, 'will-3')).toBe('neutral-twice RULEBOOK: A neutral disc lies at card 3 already.');
    expect(refused(table, 'will-4')).toMatch(/^card-full/);
  });
});

describe('the royal visit', () => {
  test('27: the mandatory levy', () => {
    const table = levying('R6', 'lands 1 mountain/1 forest/1/farmstead meadow cornfield');
    expect(table.ask).toBe('levy');
    expect(refused(table, 'farmer-3')).toMatch(/^no-farmer/);
    expect(refused(table, 'coins')).toBe('unit-unused 27: None of your ways to pay uses this: coins.');
    expect(refused(table, 'skip')).toBe('mandatory 27: You must pay the mandatory levy.');
    expect(refused(table, 'offer-1')).toBe('finish-first 27: First pay the mandatory levy.');
  });

  test('29: voluntary levies, by mood, each once, as far as there is something to give', () => {
    const table = levying('R1', 'player 1 coins 5 food 2 mood 2');
    expect(table.ask).toBe('offer');
    expect(refused(table, 'offer-2')).toBe('offer-dear RULEBOOK: This tribute is 2 leather; you have 0 leather.');
    expect(refused(table, 'offer-3')).toBe('offer-mood 29: This tribute needs mood 4; yours counts as 2.');
    expect(refused(table, 'farmer-2')).toBe('farmer-unasked 29: No farmer is asked for.');
    expect(refused(table, 'levy')).toBe('levy-settled 27: Your mandatory levy of this visit is settled.');
    expect(refused(table, 'good-food')).toBe('finish-first 29: First give a voluntary tribute or pass.');
    table.state.stack[table.state.stack.length - 1] = { effect: { kind: 'offer' }, seat: 0, source: 2, left: 1 };
    expect(refused(table, 'offer-2')).toMatch(/^offer-given 29: .*: 2 leather\.$/);
  });

  test('29: a farmer is asked for by a levy that is out of reach, or made already', () => {
    const table = levying('R7', 'player 1 mood 3 wood 1 stone 1 food 2');
    expect(table.ask).toBe('offer');
    expect(refused(table, 'farmer-2')).toBe('offer-mood 29: This tribute needs mood 4; yours counts as 3.');
    table.state.stack[table.state.stack.length - 1] = { effect: { kind: 'offer' }, seat: 0, source: 4, left: 1 };
    expect(refused(table, 'farmer-2')).toBe(
      'offer-given 29: You have given this tribute in this visit already: 1 farmer.',
    );
  });

  test('50: the last farmer stays', () => {
    const lands = 'lands 1 mountain/1 forest meadow cornfield';
    const table = levying('R7', `player 1 coins 5 food 2 wood 1 stone 1 mood 4\n${lands}`);
    expect(table.ask).toBe('offer');
    expect(refused(table, 'offer-3')).toBe('last-farmer 50: The last farmer cannot be given away.');
    expect(refused(table, 'farmer-1')).toMatch(/^last-farmer 50/);
  });

  test('19: the farmer lost to a rebellion', () => {
    const table = acting('enrich', 'player 1 coins 0 mood -3\nlands 1 mountain/1 forest/1/farmstead meadow cornfield');
    table.play('taxes');
    expect(table.ask).toBe('lose');
    expect(refused(table, 'farmer-3')).toMatch(/^no-farmer/);
    expect(refused(table, 'land-1')).toBe('finish-first 19: First choose the farmer you lose.');
  });
});

test('every code has its test', () => {
  const codes = Object.keys(en).flatMap((key) => (key.startsWith('why.') ? [key.slice('why.'.length)] : []));
  expect(codes.filter((code) => !seen.has(code))).toEqual([]);
});
