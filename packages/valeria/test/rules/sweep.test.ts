/** In enough random games every card is drawn, taken and used in every way it has. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/events.ts';
import { play } from '../../src/turn.ts';
import { CARDS, CITIZENS, DOMAINS, EVENTS, MONSTERS } from '../../src/vocabulary.ts';
import { choicesOf, crowded, randomMove } from '../random.ts';
import { ALL_VARIANTS } from '../variants.ts';

const GAMES_EACH = 25;

/** By type of event: the cards it named. */
const seen = new Map<string, Set<string>>();
const note = (type: string, card: number): void => {
  const cards = seen.get(type) ?? new Set<string>();
  cards.add(CARDS[card] ?? 'exhausted');
  seen.set(type, cards);
};

function listen(event: GameEvent): void {
  if (event.type === 'harvested') for (const card of event.cards) note('harvested', card);
  else if (event.type === 'changed') note('changed', event.domain);
  else if (event.type === 'joined') {
    note('joined', event.card);
    note('gave a citizen', event.source);
  } else if ('card' in event) note(event.type, event.card);
}

for (const { name, options } of ALL_VARIANTS) {
  for (let i = 0; i < GAMES_EACH; i++) {
    const state = crowded(options, `sweep ${name} ${i}`);
    const luck = choicesOf(`sweep ${name} ${i}`);
    for (let next = randomMove(state, luck); next !== undefined; next = randomMove(state, luck)) {
      play(state, next.seat, next.move, listen);
    }
  }
}

const sortedOf = (type: string): string[] => [...(seen.get(type) ?? [])].sort();
const named = (...names: string[]): string[] => names.sort();

describe('every card', () => {
  test('every citizen is recruited, comes for nothing, and is captured', () => {
    for (const type of ['recruited', 'joined', 'captured'])
      expect(sortedOf(type)).toEqual(expect.arrayContaining([...CITIZENS]));
  });

  test('every monster and every event is slain', () => {
    expect(sortedOf('slew')).toEqual([...MONSTERS, ...EVENTS].sort());
  });

  test('every domain is taken and turned up, and some are captured', () => {
    for (const type of ['built', 'revealed']) expect(sortedOf(type)).toEqual(expect.arrayContaining([...DOMAINS]));
    expect(sortedOf('captured').length).toBeGreaterThan(CITIZENS.length);
  });

  test('every event comes out of the pile and acts', () => {
    expect(sortedOf('exhausted')).toEqual([...EVENTS, 'exhausted'].sort());
    expect(sortedOf('token')).toEqual(named('bat-swarm', 'corrupted-cleric', 'mimic'));
    expect(sortedOf('lost')).toEqual(named('giant-leech', 'kobold-thieves', 'sorcerer'));
  });

  test('every citizen is harvested in one way or another, and starters too', () => {
    const ways = [...sortedOf('harvested'), ...sortedOf('picked'), ...sortedOf('traded'), ...sortedOf('stole')];
    expect(ways).toEqual(expect.arrayContaining([...CITIZENS, 'starter-peasant', 'starter-knight', 'herald']));
    expect(sortedOf('picked')).toEqual(named('herald', 'merchant', 'thief'));
    expect(sortedOf('traded')).toEqual(
      named('alchemist', 'champion', 'golden-obelisk-of-nae', 'mercenary', 'monk', 'paladin', 'priestess'),
    );
  });

  test('every power of a domain is used', () => {
    expect(sortedOf('changed')).toEqual(named('desert-orchid', 'foxgrove-palisade', 'palace-of-the-dawn'));
    expect(sortedOf('stole')).toEqual(named('cathedral-of-st-aquila', 'cutthroats-truce', 'orb-of-urdr', 'thief'));
    expect(sortedOf('gave a citizen')).toEqual(
      named(
        'bane-spider',
        'cloudriders-camp',
        'darktide-harbour',
        'grimmwater-keep',
        'orc-warrior',
        'rogues-landing',
        'shattered-hand',
        'spider-queen',
        'wraith',
      ),
    );
    expect(sortedOf('gained')).toEqual(
      expect.arrayContaining(
        named(
          'blood-crow-army',
          'cloudriders-camp',
          'eye-of-asteraten',
          'forgotten-sorrows',
          'gargans-embrace',
          'halfpenny-hill',
          'monolith-of-ostendaar',
          'violet-thorn',
        ),
      ),
    );
    expect(sortedOf('declined')).toEqual(expect.arrayContaining(['eye-of-asteraten', 'nest-of-the-weaver-witch']));
    expect(sortedOf('robbed').length).toBeGreaterThan(10);
    const returned = sortedOf('returned');
    expect(returned.some((name) => (CITIZENS as readonly string[]).includes(name))).toBe(true);
    expect(returned.some((name) => (MONSTERS as readonly string[]).includes(name))).toBe(true);
  });
});
