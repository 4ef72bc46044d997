/** What a screen needs to draw the things on the table: their names, rows and costs, where they lie and what they do. */
export {
  citizenRow,
  contentOf,
  domainRow,
  dukeRow,
  eventRow,
  monsterRow,
  powerOf,
  producerRow,
  slotOf,
} from './cards.ts';
export { DIE_FACES, DUKES_DEALT, MOST_PLIES, stackSizes } from './content/box.ts';
export { SETUPS, type SetupName } from './content/setups.ts';
export { BASE } from './content/tables.ts';
export type {
  Bundle,
  Citizen,
  Content,
  Count,
  Domain,
  DukeRow,
  Effect,
  Instruction,
  Monster,
  MonsterEvent,
  Power,
  Rates,
  Source,
  Starter,
} from './content/types.ts';
export {
  citizenCount,
  citizensWith,
  countOf,
  isNothing,
  plainGain,
  scaled,
  sumOf,
  tableauSize,
  timesPayable,
} from './counting.ts';
export { attackNumbers } from './effects/attack.ts';
export { exhaustedLimit, isEndDue } from './ending.ts';
export {
  COLUMNS,
  columnOf,
  FIRST_CITIZEN_PLACE,
  FIRST_DOMAIN_PLACE,
  isCitizenPlace,
  isDomainPlace,
  isMonsterPlace,
  PLACE_NAMES,
  PLACES,
} from './grid.ts';
export { BANK } from './move.ts';
export { slayCost } from './moves/actions.ts';
export { diceAfter } from './moves/dice.ts';
export { dukeOf, mustKeep } from './moves/dukes.ts';
export { isActiveSide, ownedOf, pickGain } from './moves/harvest.ts';
export { homeOf, monsterAt, tokensOn } from './moves/stacks.ts';
export { type Price, priceAt, priceBundle } from './prices.ts';
export { lordScore, type ScoreKey } from './scoring.ts';
export {
  exhaustedPlaces,
  isBeforeRoll,
  isOpponent,
  isResting,
  isSolo,
  type Lord,
  type Player,
  playerOfTurn,
  topOf,
} from './state.ts';
export {
  BARGAIN,
  cardTarget,
  DICE,
  dieTarget,
  dukeTarget,
  placeTarget,
  resourceTarget,
  SKIP,
  seatTarget,
  targetNamed,
} from './targets.ts';
export { type CardText, cardText, dukeText, effectText, noDukeText, type Part } from './texts/card.ts';
export {
  bundleIcons,
  dukeIcons,
  effectIcons,
  type Icon,
  type IconLine,
  type IconName,
  iconLine,
  noDukeIcons,
} from './texts/icons.ts';
export { areaName, bundleText, cardName, columnName, dukeName, roleName, typeName } from './texts/names.ts';
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
  GOLD,
  HERALD,
  isCitizen,
  isDomain,
  isEvent,
  isMonster,
  KINDS,
  type Kind,
  MAGIC,
  MONSTER_TYPES,
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
  STRENGTH,
} from './vocabulary.ts';
export type { Dice } from './wakings.ts';
export { type Offer, type Owned, ownedIn, rollYield, slotYield, wokenSlots, type Yield } from './yields.ts';
