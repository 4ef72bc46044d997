/** What somebody did, after their name, with the arguments of the game's own sentence of it. English defines the keys. */
export const en = {
  'told.kept': 'lays a will card on the plan',
  'told.laid': 'lays {land}',
  'told.housed': 'begins with a farmstead',
  'told.settled': 'begins with farmers',
  'told.stocked': 'begins with {good}',
  'told.took': 'takes “{tile}”',
  'told.harvested': 'receives {goods}',
  'told.looked': 'looks at card {field}',
  'told.taxed': 'raises taxes: {coins}',
  'told.founded': 'founds {place}',
  'told.erected': 'erects {building}',
  'told.educated': 'reaches education {step}',
  'told.developed': 'reaches development {step}',
  'told.walked': 'sends a farmer on',
  'told.explored': 'adds {land}',
  'told.swapped': 'swaps {give} for {get}',
  'told.born': 'has offspring',
  'told.sold': 'sells {good} for {coins}',
  'told.rebelled': 'faces a rebellion',
  'told.pledged': 'commits to card {field}',
  'told.neutral': 'lays the neutral disc',
  'told.levied': 'pays the levy: {units}',
  'told.unpaid': 'cannot pay the levy',
  'told.gave': 'gives {units}',
} as const;

export type Key = keyof typeof en;
