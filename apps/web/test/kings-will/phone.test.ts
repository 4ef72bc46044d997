import { kingsWill, type State } from '@three-crowns/kings-will';
import {
  BUILDINGS,
  COINS,
  canAfford,
  isOnMarket,
  parseTarget,
  seamPoints,
  valuesOf,
  workOf,
} from '@three-crowns/kings-will/board';
import { expect, test } from 'vitest';
import { askedPlace } from '../../src/games/kings-will/board/askedPlace.ts';
import {
  bestFit,
  fitsOf,
  foremost,
  lackingFor,
  leftOf,
  worth,
} from '../../src/games/kings-will/board/supply/offered.ts';
import { firstFor } from '../../src/games/kings-will/phone/realm/useFirstLand.ts';
import { landsAfter } from '../../src/games/kings-will/seat/planned.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { playOut } from './games.ts';

const { rules } = kingsWill;

/** By place of the phone: what can be tapped there. Everything else is in the purse and in the sheet. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  row: ['slot', 'action', 'levy', 'offer'],
  own: ['land', 'farmer', 'site', 'yard', 'end'],
  market: ['building'],
  will: ['will', 'hand'],
};
const ELSEWHERE = ['place', 'unit', 'supply-land', 'supply-good', 'pass'];

/** What the choices still name, by kind. */
function kindsOf(targets: readonly (readonly string[])[], picked: readonly string[]): string[] {
  const names = targets.flat().filter((target) => !picked.includes(target));
  return [...new Set(names.map((name) => parseTarget(name)?.kind ?? 'nothing'))];
}

test('a phone goes to the place where the answer lies, for the question and for what was picked of it', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 3; seed++) {
    playOut(2, 'full', seed, (state, seat) => {
      const asked = rules.pending(state)[0];
      const choices = choicesOf(kingsWill, state, seat);
      const actions = new Set(choices.flatMap(({ targets }) => targets.filter((name) => name.startsWith('action-'))));
      for (const picked of [[], ...[...actions].map((name) => [name])]) {
        const left = choices.filter(({ targets }) => picked.every((name) => targets.includes(name)));
        if (left.length < 2) continue;
        const place = askedPlace({ asked, picked });
        const kinds = kindsOf(
          left.map(({ targets }) => targets),
          picked,
        );
        const isThere = kinds.some((kind) => THINGS[place].includes(kind));
        expect(isThere || kinds.every((kind) => ELSEWHERE.includes(kind)), `${asked.ask} ${picked}: ${kinds}`).toBe(
          true,
        );
        seen.add(place);
      }
      return undefined;
    });
  }
  expect([...seen].sort()).toEqual(['market', 'own', 'row', 'will']);
});

/** Every building of the market at every state of some games. */
function eachWare(look: (state: State, seat: number, building: number) => void): void {
  for (let seed = 0; seed < 3; seed++) {
    playOut(3, 'full', seed, (state, seat) => {
      BUILDINGS.forEach((_, building) => {
        if (isOnMarket(state, building)) look(state, seat, building);
      });
      return undefined;
    });
  }
}

test('before all buildings that are left stand those that complete most', () => {
  for (let seed = 0; seed < 3; seed++) {
    playOut(3, 'full', seed, (state, seat) => {
      const found = foremost(state, seat);
      const points = found.map((building) =>
        worth(bestFit(fitsOf(state, seat, building)) ?? { at: 0, left: 0, right: 0 }),
      );
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(found.toSorted((a, b) => a - b)).toEqual(leftOf(state));
      return undefined;
    });
  }
});

test('the symbols a building would complete are those that score once it stands there', () => {
  let completed = 0;
  eachWare((state, seat, building) => {
    const values = valuesOf(state);
    const own = state.palatinates[seat];
    const fits = fitsOf(state, seat, building);
    for (const fit of fits) {
      const built = { ...own, buildings: own.buildings.with(fit.at, building) };
      expect(worth(fit)).toBe(seamPoints(values, built) - seamPoints(values, own));
      completed += worth(fit);
    }
    const best = bestFit(fits);
    expect(best === undefined ? 0 : worth(best)).toBe(Math.max(0, ...fits.map(worth)));
  });
  expect(completed).toBeGreaterThan(0);
});

test('who is given what is missing can pay, and nothing of it is too much', () => {
  let missing = 0;
  eachWare((state, seat, building) => {
    const values = valuesOf(state);
    const own = state.palatinates[seat];
    const work = workOf(building);
    if (canAfford(values, own, work)) return;
    missing++;
    const lacking = lackingFor(state, seat, work);
    const canPayWith = (units: readonly number[]) =>
      canAfford(
        values,
        { ...own, goods: own.goods.map((count, good) => count + units[good]), coins: own.coins + units[COINS] },
        work,
      );
    expect(canPayWith(lacking)).toBe(true);
    for (const [unit, count] of lacking.entries()) {
      if (count > 0) expect(canPayWith(lacking.with(unit, count - 1))).toBe(false);
    }
  });
  expect(missing).toBeGreaterThan(0);
});

test('where something can stand is known before it is chosen', () => {
  let planned = 0;
  for (let seed = 0; seed < 4; seed++) {
    playOut(2, 'full', seed, (state, seat, moves) => {
      for (const move of moves) {
        if (move.do !== 'found' && move.do !== 'erect') continue;
        const lands = landsAfter(kingsWill.secrets.view(state, seat), seat, move);
        const world = rules.clone(state);
        rules.play(world, seat, move);
        const open = rules.legalMoves(world, seat).flatMap((next) => (next.do === 'site' ? [next.at] : []));
        if (open.length > 0) expect(lands).toEqual(open);
        else expect(lands).toHaveLength(1);
        planned++;
      }
      return undefined;
    });
  }
  expect(planned).toBeGreaterThan(0);
});

test('the landscapes stay where something can be chosen, and else go to the first of it', () => {
  expect(firstFor([], 2, 4)).toBe(2);
  expect(firstFor([4], 2, 4)).toBe(2);
  expect(firstFor([0, 6], 2, 4)).toBe(0);
  expect(firstFor([6], 0, 4)).toBe(4);
  expect(firstFor([5], 0, 4)).toBe(4);
});
