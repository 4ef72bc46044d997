import { BadInput, LANGUAGES } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { describe, expect, it } from 'vitest';
import { en } from '../src/texts/en.ts';
import { texts } from '../src/texts/index.ts';
import { view } from '../src/view.ts';
import { cardNamed } from '../src/vocabulary.ts';
import { whyNot } from '../src/whyNot.ts';
import { type Situation, table } from './situation.ts';

const seen = new Set<string>();

/** `code ruling: English`; it must format in the other languages too, and be the same from the seat's own view. */
function refused({ state }: Situation, target: string, seat = 1): string {
  const reason = whyNot(state, seat - 1, target);
  expect(whyNot(view(state, seat - 1), seat - 1, target)).toEqual(reason);
  if (reason === undefined) return 'allowed';
  seen.add(reason.reason);
  const [english] = LANGUAGES.map((language) => formatMessage(texts, language, reason.message));
  return `${reason.reason} ${reason.rule}: ${english}`;
}

describe('always', () => {
  it('A26, A38: the game is over', () => {
    expect(refused(table({ phase: 'over' }), 'c3')).toBe('over A26: The game is over.');
    expect(refused(table({ phase: 'over', options: { seats: 1 } }), 'c3')).toMatch(/^over A38/);
  });

  it('it is not your turn', () => {
    expect(refused(table(), 'c3', 2)).toBe('not-your-turn RULEBOOK: It is not your turn: Player 1 is playing.');
  });

  it('A35: you are resting', () => {
    expect(refused(table({ options: { seats: 5 } }), 'c3', 5)).toBe(
      'resting A35: You rest while Player 1 plays: no harvest, and nobody can touch you.',
    );
    expect(refused(table({ options: { seats: 5 } }), 'c3', 4)).toMatch(/^not-your-turn/);
  });

  it('A3: you have kept a duke, the others have not', () => {
    const { state } = table({ phase: 'dukes' });
    state.players[0].kept = 0;
    state.players[1].kept = 2;
    const one = { ...table(), state };
    expect(refused(one, 'duke 1')).toBe('kept A3: You have kept a duke. Still choosing: Player 2.');
    expect(refused(one, 'duke 1', 2)).toBe('allowed');
    expect(refused(one, 'dice', 2)).toBe('finish-first A3: First keep one of your dukes.');
  });

  it('A11: others still choose in the harvest', () => {
    const one = table({ phase: 'roll', players: [{ citizens: 'merchant' }, { citizens: 'archer' }] });
    one.roll(2, 4);
    expect(refused(one, 'skip', 2)).toBe(
      'harvest-wait A11: Nothing is left for you to choose in this harvest. Still choosing: Player 1.',
    );
  });

  it('A11: who has answered is told the same', () => {
    const one = table({ phase: 'roll', players: [{ citizens: 'merchant' }, { citizens: 'thief' }] });
    one.roll(2, 5);
    one.play('2: pick thief 1 0');
    expect(refused(one, 'card thief', 2)).toBe(
      'harvest-wait A11: Nothing is left for you to choose in this harvest. Still choosing: Player 1.',
    );
  });

  it('refuses names and seats it does not know', () => {
    const { state } = table();
    for (const name of ['', 'c11', 'm0', 'card', 'card exhausted', 'die 3', 'duke 3', 'C3', 'constructor']) {
      expect(() => whyNot(state, 0, name), name).toThrow(BadInput);
    }
    for (const seat of [-1, 2, 0.5]) expect(() => whyNot(state, seat, 'c3')).toThrow(BadInput);
  });
});

describe('things that are not on now', () => {
  const one = table({
    players: [
      { citizens: 'archer', domains: 'halfpenny-hill palace-of-the-dawn rogues-landing', monsters: 'goblin mimic' },
    ],
  });
  const IDLE: readonly (readonly [string, string])[] = [
    ['dice', 'rolled RULEBOOK: The dice are rolled once a turn.'],
    ['die 1', 'dice-done A4: Dice are changed right after they are rolled, before the harvest.'],
    ['duke 1', 'duke-kept A3: Your duke is chosen for the whole game.'],
    ['seat 2', 'seat-idle A18: No card takes something from a player now.'],
    ['seat 3', 'seat-none RULEBOOK: Nobody sits on seat 3.'],
    ['bank', 'bank-solo A39: Cards take from the bank only in a solo game.'],
    ['bargain', 'bargain-idle RULEBOOK: Nothing is offered for a payment now.'],
    ['card archer', 'citizen-idle A11: Your citizens work in the harvest.'],
    ['card goblin', 'monster-idle A20: Slain monsters stay in your victory pile.'],
    ['card mimic', 'monster-idle A20: Slain monsters stay in your victory pile.'],
    ['card sorcerer', 'card-none RULEBOOK: You do not have this card: Sorcerer.'],
    ['card rogues-landing', 'domain-spent RULEBOOK: Rogue’s Landing acted once, when you took it.'],
    ['card halfpenny-hill', 'domain-idle A16: Halfpenny Hill works by itself.'],
    ['card palace-of-the-dawn', 'dice-done A4: Dice are changed right after they are rolled, before the harvest.'],
    ['card monk', 'card-none RULEBOOK: You do not have this card: Monk.'],
    ['skip', 'mandatory A24: Both actions must be taken; a resource can always be taken.'],
    ['gold', 'allowed'],
  ];
  it.each(IDLE)('%s', (target, expected) => {
    expect(refused(one, target)).toBe(expected);
  });

  it('A36, A39: without dukes, and alone', () => {
    const alone = table({ options: { seats: 1, dukes: 'off' } });
    expect(refused(alone, 'duke 1')).toBe('no-dukes A36: This game is played without dukes.');
    expect(refused(alone, 'bank')).toBe('bank-idle A39: No card takes something from the bank now.');
  });

  it('the dice come first', () => {
    const roll = table({ phase: 'roll' });
    expect(refused(roll, 'm1')).toBe('finish-first RULEBOOK: First roll the dice.');
    expect(refused(roll, 'skip')).toBe('mandatory RULEBOOK: You must roll the dice.');
  });
});

describe('recruiting', () => {
  const grid = { c4: 'archer', c5: 'peasant peasant' };

  it('A14: it costs too much, with one more for each of the name', () => {
    expect(refused(table({ players: [{ has: '2G 1M' }], grid }), 'c4')).toBe(
      'citizen-dear A14: Archer costs you 4 gold; you have 2 gold and 1 magic.',
    );
    expect(refused(table({ players: [{ has: '1G 1M', citizens: 'peasant' }], grid }), 'c5')).toBe(
      'citizen-dear A14: Peasant costs you 4 gold (2 of it because you already have some); you have 1 gold and 1 magic.',
    );
    expect(refused(table({ players: [{ has: '2G 2M' }], grid }), 'c4')).toBe('allowed');
  });

  it('A14: one gold must be real', () => {
    expect(refused(table({ players: [{ has: '9M' }], grid }), 'c4')).toBe(
      'unreal A14: For Archer at least 1 gold must be paid; the rest may be magic. You have no gold.',
    );
    expect(refused(table({ players: [{ has: '3M' }], grid }), 'c4')).toMatch(/^citizen-dear A14/);
  });

  it('A27: the stack is exhausted', () => {
    const one = table({ players: [{ has: '9G' }], grid: { c4: '' }, cover: { c4: 'exhausted' } });
    expect(refused(one, 'c4')).toBe(
      'exhausted A27: This pile is exhausted (citizens, number 4): there is nothing to take.',
    );
  });
});

describe('building', () => {
  const grid = { d1: 'palace-of-the-dawn halfpenny-hill' };

  it('roles are missing', () => {
    expect(refused(table({ players: [{ has: '20G', citizens: 'archer' }], grid }), 'd1')).toBe(
      'roles RULEBOOK: For Palace of the Dawn you lack citizens: 1 Worker and 1 Soldier. Starting cards and domains do not count.',
    );
  });

  it('A14: gold is missing', () => {
    const citizens = 'archer archer peasant';
    expect(refused(table({ players: [{ has: '8G 2M', citizens }], grid }), 'd1')).toBe(
      'domain-dear A14: Palace of the Dawn costs you 11 gold; you have 8 gold and 2 magic.',
    );
    expect(refused(table({ players: [{ has: '10G', citizens, domains: 'pratchetts-plateau' }], grid }), 'd1')).toBe(
      'allowed',
    );
    expect(refused(table({ players: [{ has: '11M', citizens }], grid }), 'd1')).toMatch(/^unreal A14/);
  });
});

describe('slaying', () => {
  const grid = { m4: 'gelatinous-cube' };

  it('A14: strength, and magic besides', () => {
    expect(refused(table({ players: [{ has: '9S' }], grid }), 'm4')).toBe(
      'magic-short A14: Gelatinous Cube: besides the strength 1 magic must be paid; you have 0.',
    );
    expect(refused(table({ players: [{ has: '2S 2M' }], grid }), 'm4')).toBe(
      'monster-dear A14: Gelatinous Cube: the cost is 4 strength and 1 magic; you have 2 strength and 2 magic.',
    );
    expect(refused(table({ players: [{ has: '5M' }], grid }), 'm4')).toBe(
      'unreal A14: For Gelatinous Cube at least 1 strength must be paid; the rest may be magic. You have no strength.',
    );
    expect(refused(table({ players: [{ has: '3S 2M' }], grid }), 'm4')).toBe('allowed');
  });

  it('A32: tokens are part of the cost', () => {
    const one = table({ players: [{ has: '1S' }], tokens: { m1: '2S' } });
    expect(refused(one, 'm1')).toBe(
      'monster-dear A14: Goblin: the cost is 3 strength; you have 1 strength and 0 magic.',
    );
  });

  it('A34: an event that covers another stack', () => {
    const one = table({ players: [{ has: '2S 1M' }], grid: { c4: '' }, cover: { c4: 'mimic' } });
    expect(refused(one, 'c4')).toMatch(/^magic-short A14: Mimic: besides the strength 3 magic must be paid/);
  });

  it('A17: the extra monster of the Eye', () => {
    const one = table({
      players: [{ has: '8G', citizens: 'archer cleric' }],
      grid: { d1: 'eye-of-asteraten', m2: '' },
      cover: { m2: 'exhausted' },
    });
    one.play('build d1');
    expect(refused(one, 'm5')).toBe('allowed');
    expect(refused(one, 'c4')).toBe('only-monsters RULEBOOK: Only a monster can be chosen.');
    expect(refused(one, 'm2')).toMatch(/^exhausted A27/);
    expect(refused(one, 'gold')).toBe('finish-first RULEBOOK: First slay a monster or decline.');
    expect(refused(one, 'skip')).toBe('allowed');
  });
});

describe('the dice', () => {
  const domains = 'foxgrove-palisade desert-orchid palace-of-the-dawn halfpenny-hill';

  it('A4: a use must change a die, and comes once', () => {
    const one = table({ phase: 'roll', players: [{ has: '9G', domains: 'foxgrove-palisade halfpenny-hill' }] });
    one.roll(6, 2);
    expect(refused(one, 'die 1')).toBe('die-same A4: No domain you can still use would change die 1, which shows 6.');
    expect(refused(one, 'die 2')).toBe('allowed');
    expect(refused(one, 'card halfpenny-hill')).toBe('domain-not-dice A4: Halfpenny Hill does not change dice.');
    expect(refused(one, 'card herald')).toBe('finish-first A4: First change a die or keep the dice.');
    expect(refused(one, 'dice')).toMatch(/^rolled/);
  });

  it('A4: used already, or of no effect', () => {
    const one = table({ phase: 'roll', players: [{ has: '9G', domains }] });
    one.roll(1, 3);
    one.play('change 2 desert-orchid');
    expect(refused(one, 'card desert-orchid')).toBe(
      'domain-used A4: The Desert Orchid has already changed a die in this roll phase.',
    );
    expect(refused(one, 'card palace-of-the-dawn')).toBe(
      'domain-same A4: Palace of the Dawn would change neither die.',
    );
  });

  it('A5: gold is missing, and magic does not help', () => {
    const one = table({ phase: 'roll', players: [{ has: '1G 5M', domains }] });
    one.roll(2, 3);
    expect(refused(one, 'card foxgrove-palisade')).toBe(
      'domain-gold A5: Foxgrove Palisade costs 2 gold; you have 1 gold. Magic does not stand in here.',
    );
  });
});

describe('the harvest', () => {
  it('A8, A9: what was not activated', () => {
    const one = table({ phase: 'roll', players: [{ citizens: 'merchant archer cleric', domains: 'halfpenny-hill' }] });
    one.roll(2, 4);
    expect(refused(one, 'card merchant')).toBe('allowed');
    expect(refused(one, 'card cleric')).toBe('not-woken A8: Cleric is not activated: the dice show 2, 4, and 6.');
    expect(refused(one, 'card archer')).toBe('harvested A11: Archer has already brought its yield.');
    expect(refused(one, 'card herald')).toBe(
      'herald-silent A9: The Herald comes on a double, or when no other of your cards is activated.',
    );
    expect(refused(one, 'card halfpenny-hill')).toBe(
      'not-harvest A11: Only citizens and starting cards bring something in the harvest.',
    );
    expect(refused(one, 'skip')).toBe('mandatory A11: What a card brings is yours: choose it.');
    expect(refused(one, 'm1')).toBe('finish-first A11: First finish your harvest.');
  });

  it('A10: a thief takes before the harvest, or not at all', () => {
    const roll = (victim: string) => {
      const one = table({ phase: 'roll', players: [{ citizens: 'thief merchant' }, { has: victim }] });
      one.roll(2, 5);
      return one;
    };
    const over = 'theft-over A10: Thief takes before the harvest; that time is over.';
    const declined = roll('2G');
    declined.play('pass');
    expect(refused(declined, 'card thief')).toBe(over);
    expect(refused(roll('2S'), 'card thief')).toBe(over);
  });

  it('A11: choices come before trades', () => {
    const one = table({ phase: 'roll', players: [{ has: '5G', citizens: 'merchant alchemist' }] });
    one.roll(2, 1);
    expect(refused(one, 'card alchemist')).toBe('harvest-order A11: First choose what Merchant brings.');
  });

  it('A5: a trade that cannot be paid', () => {
    const one = table({
      phase: 'roll',
      players: [{}, { has: '1G 2M', citizens: 'monk monk mercenary' }],
    });
    one.roll(1, 3);
    expect(refused(one, 'card monk', 2)).toBe('allowed');
    expect(refused(one, 'card mercenary', 2)).toBe(
      'trade-poor A5: Mercenary asks for 1 strength; you have 0 strength. Magic does not stand in here.',
    );
    const magic = table({ phase: 'roll', players: [{}, { has: '1G', citizens: 'monk alchemist' }] });
    magic.roll(1, 3);
    expect(refused(magic, 'card alchemist', 2)).toBe('trade-poor A11: Alchemist asks for 1 magic; you have 0 magic.');
  });
});

describe('taking from others', () => {
  const thief = () => {
    const one = table({
      options: { seats: 5 },
      phase: 'roll',
      players: [{ citizens: 'thief' }, { has: '2G' }, { has: '3S' }],
    });
    one.roll(3, 4);
    return one;
  };

  it('A10, A35: yourself, resting, nothing there', () => {
    const one = thief();
    expect(one.asked).toBe('1 steal');
    expect(refused(one, 'seat 1')).toBe('yourself A10: You cannot take from yourself.');
    expect(refused(one, 'seat 2')).toBe('allowed');
    expect(refused(one, 'seat 3')).toBe('has-nothing A10: Player 3 has nothing of this: gold and magic.');
    expect(refused(one, 'seat 5')).toBe('seat-resting A35: Player 5 is resting and cannot be chosen.');
  });

  it('A10: the wrong resource, or one that nobody has', () => {
    const one = thief();
    expect(refused(one, 'strength')).toBe('wrong-resource A10: Thief does not take this resource: strength.');
    expect(refused(one, 'magic')).toBe('nobody-has A10: No opponent has any magic.');
    expect(refused(one, 'gold')).toBe('allowed');
    expect(refused(one, 'm1')).toBe('finish-first A10: First choose what you take, and from whom.');
  });

  it('A35: a resource that only the resting player has', () => {
    const one = table({
      options: { seats: 5 },
      phase: 'roll',
      players: [{ citizens: 'thief', has: '4M' }, { has: '2G' }, {}, {}, { has: '2M' }],
    });
    one.roll(3, 4);
    expect(refused(one, 'magic')).toBe('resting-has A35: Only Player 5 has this resource, and is resting: magic.');
  });

  it('A39: alone from the bank', () => {
    const one = table({ options: { seats: 1 }, phase: 'roll', players: [{ citizens: 'thief' }] });
    one.roll(3, 4);
    expect(refused(one, 'bank')).toBe('allowed');
    expect(refused(one, 'seat 1')).toBe('from-bank A39: This is a solo game: what a card takes comes from the bank.');
    expect(refused(one, 'skip')).toBe('mandatory A39: You play alone: the bank gives it, so choose what you take.');
    expect(refused(one, 'strength')).toMatch(/^wrong-resource A10/);
  });

  it('A18: what may be declined', () => {
    const one = table({ actions: 1, players: [{ domains: 'cathedral-of-st-aquila' }, { has: '2G' }, { has: '1M' }] });
    one.play('take gold');
    expect(refused(one, 'skip')).toBe('allowed');
    expect(refused(one, 'seat 1')).toMatch(/^yourself A18/);
    expect(refused(one, 'seat 3')).toMatch(/^has-nothing A18/);
    expect(refused(one, 'magic')).toMatch(/^wrong-resource A18/);
    expect(refused(one, 'm1')).toMatch(/^finish-first A18/);
  });

  it('A46: what must be taken', () => {
    const players = [{ has: '5G', citizens: 'rogue cleric' }, { has: '3G' }, { has: '1G' }, {}];
    const truce = table({ players, grid: { d1: 'cutthroats-truce' } });
    truce.play('build d1');
    expect(refused(truce, 'seat 4')).toMatch(/^has-nothing A46/);
    expect(refused(truce, 'skip')).toBe('mandatory A46: This card must take something, as somebody has it.');
    const perch = table({
      players: [{ has: '10G', citizens: 'rogue rogue' }, { monsters: 'goblin' }, { monsters: 'skeleton' }, {}],
      grid: { d1: 'purloiners-perch' },
    });
    perch.play('build d1');
    expect(refused(perch, 'seat 4')).toBe('no-monsters A46: Player 4 has slain no monster.');
    expect(refused(perch, 'seat 2')).toBe('allowed');
    expect(refused(perch, 'skip')).toMatch(/^mandatory A46/);
  });
});

describe('a free citizen', () => {
  it('A15: too dear, no citizen, exhausted', () => {
    const one = table({
      players: [{ has: '9S' }],
      grid: { m5: 'orc-warrior orc-chieftain', c4: 'archer', c10: '' },
      cover: { c10: 'exhausted' },
    });
    one.play('slay m5');
    expect(refused(one, 'c4')).toBe('free-dear A15: Archer has a base cost of 4; it may be 3 at most.');
    expect(refused(one, 'm1')).toBe('only-citizens A15: Orc Warrior brings a citizen: choose one in the grid.');
    expect(refused(one, 'c10')).toMatch(/^exhausted A27/);
    expect(refused(one, 'c6')).toBe('allowed');
    expect(refused(one, 'skip')).toBe('mandatory A47: A free citizen must be taken where one fits.');
    expect(refused(one, 'card orc-warrior')).toBe('finish-first A47: First take your free citizen.');
  });

  it('A15: the wrong role, the wrong name', () => {
    const one = table({
      players: [{ has: '7G', citizens: 'peasant cleric' }],
      grid: { d1: 'shattered-hand', c1: 'cleric', c4: 'archer' },
    });
    one.play('build d1');
    expect(refused(one, 'c4')).toBe('wrong-role A15: Archer has the role Soldier; you need Holy.');
    const wait = table({ players: [{}] });
    wait.state.stack.push({
      effect: { kind: 'citizen', citizen: 'knight' },
      seat: 0,
      source: cardNamed('bane-spider'),
      left: 1,
    });
    expect(refused(wait, 'c4')).toBe('wrong-name A15: Archer does not fit: only this citizen comes for free: Knight.');
    expect(refused(wait, 'c6')).toBe('allowed');
  });

  it('a reward must be chosen', () => {
    const one = table({ players: [{ has: '6S' }], grid: { m3: 'bane-spider' } });
    one.play('slay m3');
    expect(refused(one, 'card bane-spider')).toBe('allowed');
    expect(refused(one, 'skip')).toBe('mandatory RULEBOOK: One of the rewards must be taken.');
    expect(refused(one, 'c6')).toBe('finish-first RULEBOOK: First choose your reward.');
  });
});

describe('putting back', () => {
  const watcher = (monsters: string) => {
    const one = table({
      players: [{ has: '6G', citizens: 'archer archer', monsters }],
      grid: { d1: 'watcher-on-the-water' },
    });
    one.play('build d1');
    return one;
  };

  it('A19, A20: the wrong kind of card, a starting card', () => {
    const one = watcher('goblin');
    expect(refused(one, 'card goblin')).toBe('allowed');
    expect(refused(one, 'card archer')).toBe('wrong-return A20: Watcher on the Water puts back slain monsters only.');
    expect(refused(one, 'card skeleton')).toMatch(/^card-none/);
    expect(refused(one, 'card herald')).toBe('starter-stays A19: Starting cards stay with you to the end.');
    expect(refused(one, 'skip')).toBe('allowed');
    expect(refused(one, 'm1')).toBe('finish-first A20: First put a card back or decline.');
  });

  it('A20: a monster without a stack', () => {
    expect(refused(watcher('goblin gargoyle'), 'card gargoyle')).toBe(
      'no-stack A20: This card cannot go back: Gargoyle. Its area is not in play (Wasteland).',
    );
  });

  it('A20: an event', () => {
    expect(refused(watcher('goblin mimic'), 'card mimic')).toBe(
      'event-stays A20: This card cannot go back: Mimic. An event has no pile.',
    );
  });

  it('A19: citizens only', () => {
    const one = table({
      players: [{ has: '6G', citizens: 'peasant peasant', monsters: 'goblin' }],
      grid: { d1: 'nest-of-the-weaver-witch' },
    });
    one.play('build d1');
    expect(refused(one, 'm1')).toMatch(/^finish-first A19/);
    expect(refused(one, 'card goblin')).toBe('wrong-return A19: Nest of the Weaver Witch puts back citizens only.');
  });
});

describe('tokens, exhausted places, the Dark Lord', () => {
  it('A30: a token goes on a monster', () => {
    const one = table({ phase: 'roll', grid: { c1: '' }, cover: { c1: 'bat-swarm' }, options: { events: 'on' } });
    one.roll(3, 1);
    expect(refused(one, 'c2')).toBe('only-monsters A30: Only a monster can be chosen.');
    expect(refused(one, 'c1')).toBe('allowed');
    expect(refused(one, 'skip')).toBe('mandatory A30: The token must go on a monster.');
  });

  it('A22: only a place that waits for its card', () => {
    const one = table({ exhausted: 1 });
    one.state.grid[0].length = 0;
    one.state.grid[5].length = 0;
    one.state.emptied.push(0, 5);
    one.state.stack.push({ effect: { kind: 'exhaust' }, seat: 0, source: cardNamed('goblin'), left: 1 });
    expect(refused(one, 'm2')).toBe('not-emptied A22: This place waits for no card (monsters, column 2).');
    expect(refused(one, 'c1')).toBe('allowed');
  });

  it('A40, A41: the column of a six', () => {
    const one = table({ options: { seats: 1 }, grid: { m2: '' }, cover: { m2: 'exhausted' } });
    one.state.stack.push({ effect: { kind: 'column' }, seat: 0, source: cardNamed('goblin'), left: 1 });
    expect(refused(one, 'm1')).toBe('allowed');
    expect(refused(one, 'm2')).toBe(
      'column-exhausted A40: The monsters of this column are gone, so it cannot be chosen: Column 2.',
    );
    expect(refused(one, 'c1')).toBe('only-columns A41: Choose a column by its pile of monsters.');
  });

  it('A38: what the Dark Lord takes', () => {
    const one = table({ options: { seats: 1 }, grid: { c6: '' }, cover: { c6: 'exhausted' } });
    one.state.stack.push({ effect: { kind: 'capture', column: 0 }, seat: 0, source: cardNamed('goblin'), left: 1 });
    expect(refused(one, 'c1')).toBe('allowed');
    expect(refused(one, 'c2')).toBe('other-column A38: The attack is on column 1.');
    expect(refused(one, 'm1')).toBe('capture-monster A38: The Dark Lord takes citizens and domains, not monsters.');
    expect(refused(one, 'd1')).toBe(
      'citizens-first A38: The domain falls only when both citizen piles of the column are gone.',
    );
    expect(refused(one, 'c6')).toMatch(/^exhausted A27/);
  });
});

it('every code has its test', () => {
  const codes = Object.keys(en).flatMap((key) => (key.startsWith('why.') ? [key.slice('why.'.length)] : []));
  expect(codes.filter((code) => !seen.has(code))).toEqual([]);
});
