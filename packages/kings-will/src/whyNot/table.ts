/** Why something on the common boards cannot be used: tiles, actions, will cards, levies. */
import type { Reason, Seat } from '@three-crowns/core';
import { DISC_SPACES } from '../content/box.ts';
import { canUse } from '../moves/act.ts';
import { canFoundSomewhere } from '../moves/build.ts';
import { discsOn, hasDisc } from '../moves/pledge.ts';
import { bonusOf, farmersOf, hasAbility } from '../palatinate.ts';
import { type State, seatCountOf, travelOf } from '../state.ts';
import { actionName, message, signed, tileName, unitList } from '../texts/names.ts';
import { valuesOf } from '../values.ts';
import {
  ACTIONS_OF,
  type ActionName,
  type Ask,
  FARMERS,
  KING,
  LOCKED,
  NEUTRAL,
  NO_BUILDING,
  printedMood,
  TILES,
} from '../vocabulary.ts';
import { because, finishFirst, isActing, offeredActions, otherAction, waiting } from './because.ts';
import { ownUnits } from './costs.ts';

export const whyNotHand = (): Reason => because('hand-done', 'RULEBOOK');

/** Every tile that is taken lies right of a locked one, so a locked tile moves on by one each turn. */
export function whyNotSlot(state: State, ask: Ask, { slot }: { readonly slot: number }, seat: Seat): Reason {
  const tile = tileName(state.row[slot]);
  if (isActing(ask) && slot === state.slot) return because('tile-in-use', 'RULEBOOK', { tile });
  if (ask !== 'tile' && ask !== 'intrigue') return finishFirst(ask);
  if (state.row[slot] === KING) return because('king-tile', 'RULEBOOK');
  if (ask === 'intrigue') return whyNotIntrigue(state, slot, seat);
  if (slot < LOCKED) return because('locked', 'RULEBOOK', { tile, turns: LOCKED - slot });
  return because('left-of-king', '37', { tile });
}

/** 5: not the tile is chosen but one of its actions. */
function whyNotIntrigue(state: State, slot: number, seat: Seat): Reason {
  const tile = tileName(state.row[slot]);
  if (slot >= LOCKED) return because('intrigue-locked', '5', { tile });
  const actions = ACTIONS_OF[TILES[state.row[slot]]].filter((action) => canUse(state, seat, action));
  return actions.length > 0
    ? because('intrigue-actions', '5', { tile, actions: actions.map(actionName) })
    : because('intrigue-none', '5', { tile });
}

export function whyNotAction(state: State, ask: Ask, { action }: { readonly action: ActionName }, seat: Seat): Reason {
  if (!isActing(ask)) return finishFirst(ask);
  if (!offeredActions(state, ask).includes(action)) return otherAction(ask, state, action);
  const own = state.palatinates[seat];
  switch (action) {
    case 'swap':
    case 'sell':
      return because('store-empty', 'RULEBOOK');
    case 'birth':
      if (state.farmersLeft === 0) return because('farmers-gone', '36');
      return because('birth-none', 'RULEBOOK', { home: hasAbility(valuesOf(state), own, 'births') ? 'any' : 'own' });
    case 'found':
      return canFoundSomewhere(own) ? because('unaffordable', '11', ownUnits(own)) : because('no-site', 'RULEBOOK');
    case 'erect':
      return own.buildings.includes(NO_BUILDING)
        ? because('unaffordable', 'RULEBOOK', ownUnits(own))
        : because('no-yard', '15');
    case 'educate':
      return because('scale-full', '13', { scale: message('scale.education'), step: own.education });
    case 'develop':
      return because('scale-full', '13', { scale: message('scale.development'), step: own.development });
    default:
      return because('walk-none', '23');
  }
}

export function whyNotWill(state: State, ask: Ask, { field }: { readonly field: number }, seat: Seat): Reason {
  if (isActing(ask)) return otherAction(ask, state, 'look');
  const spaces = DISC_SPACES[seatCountOf(state)];
  switch (ask) {
    case 'look':
      return because('looked-already', '49', { field: field + 1 });
    case 'pledge':
      if (hasDisc(state, field, seat)) return because('own-disc', 'RULEBOOK', { field: field + 1 });
      return because('card-full', 'RULEBOOK', { field: field + 1, count: discsOn(state, field), spaces });
    case 'neutral':
      if (hasDisc(state, field, NEUTRAL)) return because('neutral-twice', 'RULEBOOK', { field: field + 1 });
      return because('card-full', 'RULEBOOK', { field: field + 1, count: discsOn(state, field), spaces });
    default:
      return finishFirst(ask);
  }
}

/** 27: all mandatory levies are settled before the first voluntary one. */
export function whyNotLevy(state: State, ask: Ask, _target: unknown, seat: Seat): Reason {
  if (state.phase !== 'visit') return because('levy-later', '27');
  const isOwed = state.stack.some((frame) => frame.seat === seat && frame.effect.kind === 'levy');
  return isOwed ? finishFirst(ask) : because('levy-settled', '27');
}

/** 29: each once, as far as the mood goes; 50: never the last farmer. */
export function whyNotOffer(state: State, ask: Ask, { offer }: { readonly offer: number }, seat: Seat): Reason {
  if (state.phase !== 'visit') return because('offer-later', '29');
  const row = valuesOf(state).travels[travelOf(state)].offers[offer];
  if (ask !== 'offer' || row === undefined) return finishFirst(ask);
  if (((waiting(state).source >> offer) & 1) === 1) return because('offer-given', '29', { units: unitList(row.pay) });
  const own = state.palatinates[seat];
  const mood = own.mood + bonusOf(valuesOf(state), own, 'favour');
  if (mood < row.mood) {
    return because('offer-mood', '29', { needed: signed(printedMood(row.mood)), mood: signed(printedMood(mood)) });
  }
  if (row.pay[FARMERS] > 0 && farmersOf(own) < 2) return because('last-farmer', '50');
  return because('offer-dear', 'RULEBOOK', { units: unitList(row.pay), ...ownUnits(own, row.pay) });
}
