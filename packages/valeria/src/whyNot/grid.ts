/** Why a place of the grid cannot be chosen. */
import type { Reason } from '@three-crowns/core';
import { citizenRow } from '../cards.ts';
import { columnOf, isCitizenPlace, isDomainPlace, isMonsterPlace } from '../grid.ts';
import { monsterAt } from '../moves/stacks.ts';
import { type State, topOf } from '../state.ts';
import { cardName, citizenName, columnName, placeName, roleName } from '../texts/names.ts';
import type { Ask, Card } from '../vocabulary.ts';
import { because, finishFirst, type Ruling, waiting } from './because.ts';
import { whyNotBuild, whyNotRecruit, whyNotSlay } from './costs.ts';

interface Where {
  readonly place: number;
}

export function whyNotPlace(state: State, ask: Ask, { place }: Where): Reason {
  switch (ask) {
    case 'action':
      return whyNotAction(state, place);
    case 'slay':
      return noMonster(state, place, 'RULEBOOK') ?? whyNotSlay(state, place, monsterAt(state, place) as Card);
    case 'token':
      return noMonster(state, place, 'A30') ?? finishFirst(state, ask);
    case 'citizen':
      return whyNotCitizen(state, place);
    case 'exhaust':
      return because('not-emptied', 'A22', at(place));
    case 'column':
      return isMonsterPlace(place)
        ? because('column-exhausted', 'A40', { column: columnName(place) })
        : because('only-columns', 'A41');
    case 'capture':
      return whyNotCapture(state, place);
    default:
      return finishFirst(state, ask);
  }
}

const at = (place: number) => ({ place: placeName(place) });

function whyNotAction(state: State, place: number): Reason {
  const monster = monsterAt(state, place);
  if (monster !== undefined) return whyNotSlay(state, place, monster);
  const card = topOf(state, place);
  if (card === undefined) return because('exhausted', 'A27', at(place));
  return isDomainPlace(place) ? whyNotBuild(state, card) : whyNotRecruit(state, card);
}

function noMonster(state: State, place: number, rule: Ruling): Reason | undefined {
  if (monsterAt(state, place) !== undefined) return undefined;
  return isMonsterPlace(place) ? because('exhausted', 'A27', at(place)) : because('only-monsters', rule);
}

/** A15: the base cost counts, and only what lies on top. */
function whyNotCitizen(state: State, place: number): Reason {
  const { effect, source } = waiting(state);
  if (!isCitizenPlace(place)) return because('only-citizens', 'A15', { card: cardName(source) });
  const top = topOf(state, place);
  if (top === undefined) return because('exhausted', 'A27', at(place));
  if (effect.kind !== 'citizen') return finishFirst(state, 'citizen');
  const { role, citizen, atMost } = effect;
  const row = citizenRow(state, top);
  const card = cardName(top);
  if (citizen !== undefined && row.name !== citizen) {
    return because('wrong-name', 'A15', { card, wanted: citizenName(citizen) });
  }
  if (role !== undefined && row.role !== role) {
    return because('wrong-role', 'A15', { card, role: roleName(row.role), wanted: roleName(role) });
  }
  return because('free-dear', 'A15', { card, cost: row.cost, most: atMost ?? row.cost });
}

function whyNotCapture(state: State, place: number): Reason {
  const { effect } = waiting(state);
  if (isMonsterPlace(place)) return because('capture-monster', 'A38');
  if (effect.kind === 'capture' && columnOf(place) !== effect.column) {
    return because('other-column', 'A38', { column: effect.column + 1 });
  }
  return topOf(state, place) === undefined ? because('exhausted', 'A27', at(place)) : because('citizens-first', 'A38');
}
