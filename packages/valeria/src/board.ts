/** What a screen needs to draw the things on the table: their names, rows and costs, where they lie and what they do. */
export { citizenRow, contentOf, domainRow, dukeRow, monsterRow, powerOf, producerRow, slotOf } from './cards.ts';
export { DIE_FACES, MOST_PLIES, stackSizes } from './content/box.ts';
export { SETUP_NAMES, SETUPS, type SetupName } from './content/setups.ts';
export { BASE } from './content/tables.ts';
export type {
  Bundle,
  Citizen,
  Content,
  Count,
  Domain,
  Effect,
  Monster,
  Power,
  Source,
  Starter,
} from './content/types.ts';
export { citizenCount, citizensWith, countOf, isNothing, scaled, sumOf } from './counting.ts';
export { attackNumbers } from './effects/attack.ts';
export { exhaustedLimit } from './ending.ts';
export {
  COLUMNS,
  columnOf,
  FIRST_CITIZEN_PLACE,
  FIRST_DOMAIN_PLACE,
  isCitizenPlace,
  isMonsterPlace,
  PLACE_NAMES,
  PLACES,
} from './grid.ts';
export { BANK } from './move.ts';
export { diceAfter } from './moves/dice.ts';
export { dukeOf, mustKeep } from './moves/dukes.ts';
export { isActiveSide, pickGain } from './moves/harvest.ts';
export { monsterAt, tokensOn } from './moves/stacks.ts';
export { type Price, priceAt, priceBundle } from './prices.ts';
export { lordScore, type ScoreKey } from './scoring.ts';
export { exhaustedPlaces, isBeforeRoll, isResting, isSolo, type Lord, type Player, topOf } from './state.ts';
export {
  BARGAIN,
  cardTarget,
  DICE,
  dieTarget,
  dukeTarget,
  placeTarget,
  resourceTarget,
  seatTarget,
  targetNamed,
} from './targets.ts';
export { cardText, dukeText, noDukeText, type Part } from './texts/card.ts';
export {
  dukeIcons,
  effectIcons,
  type Icon,
  type IconLine,
  type IconName,
  iconLine,
  noDukeIcons,
} from './texts/icons.ts';
export { areaName, cardName, dukeName, roleName, typeName } from './texts/names.ts';
export {
  AREAS,
  type Area,
  ASKS,
  type Ask,
  CARDS,
  type Card,
  CITIZENS,
  DOMAINS,
  DUKES,
  type Duke,
  EVENTS,
  EXHAUSTED,
  FIRST_DOMAIN,
  FIRST_EVENT,
  FIRST_MONSTER,
  FIRST_STARTER,
  HERALD,
  isCitizen,
  isDomain,
  isEvent,
  isMonster,
  KINDS,
  type Kind,
  MONSTERS,
  type MonsterType,
  NOTHING,
  PHASES,
  type Phase,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
  SLOTS,
  STARTERS,
} from './vocabulary.ts';
export type { Dice } from './wakings.ts';
export { type Offer, type Owned, ownedIn, rollYield, slotYield, wokenSlots, type Yield } from './yields.ts';
