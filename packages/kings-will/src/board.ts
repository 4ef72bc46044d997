/** What a screen needs to draw the things on the table: names and numbers, and the questions it asks of a view. */
export type { Ability, Advance, Amount, Condition, Modifier, PlaceEffect, Reward } from './abilities.ts';
export { amountOf, isMet, rewardOf } from './amounts.ts';
export { DISC_SPACES } from './content/box.ts';
export { canAfford, canSubstitute, costOf, discountOf } from './effects/payments.ts';
export { isOnMarket } from './moves/build.ts';
export { harvestOf, yieldOf } from './moves/harvest.ts';
export { lackingForLevy } from './moves/levy.ts';
export { discsOn, hasDisc } from './moves/pledge.ts';
export { bonusOf, farmersOf, type Palatinate, placesOn, roomOn, storeOf } from './palatinate.ts';
export { type RowAfter, rowAfter, slotsToGo } from './row.ts';
export {
  failedFields,
  hoardOf,
  isJudged,
  type ScoreKey,
  seamAt,
  seamCount,
  seamPoints,
  shieldedFields,
} from './scoring.ts';
export { buildingOf, type Effect, isPlaceWork, type Manner, travelOf, type Work, workOf } from './state.ts';
export {
  actionTarget,
  buildingTarget,
  endTarget,
  farmerTarget,
  LEVY,
  landTarget,
  offerTarget,
  parseTarget,
  placeTarget,
  siteTarget,
  slotTarget,
  supplyGoodTarget,
  supplyLandTarget,
  type Target,
  targetNamed,
  unitTarget,
  willTarget,
  yardTarget,
} from './targets.ts';
export {
  abilityText,
  advanceText,
  buildingText,
  type CardText,
  costText,
  moodText,
  type Part,
  placeText,
  rewardText,
  travelText,
  willText,
  wrathText,
} from './texts/card.ts';
export { actionText, landText, tileText } from './texts/deeds.ts';
export {
  abilityIcons,
  advanceIcons,
  amountIcons,
  buildingIcons,
  type Icon,
  type IconLine,
  type IconName,
  moodIcons,
  placeIcons,
  rewardIcons,
  travelIcons,
  unitIcons,
  willIcons,
  wrathIcons,
} from './texts/icons.ts';
export {
  actionName,
  buildingName,
  goodName,
  landAt,
  landName,
  placeName,
  tileName,
  travelName,
  unitList,
  willName,
} from './texts/names.ts';
export { isLastRound } from './turn.ts';
export {
  type BuildingValues,
  type PlaceValues,
  type TravelValues,
  type Units,
  type Values,
  valuesOf,
} from './values.ts';
export { hasSeen } from './view.ts';
export * from './vocabulary.ts';
