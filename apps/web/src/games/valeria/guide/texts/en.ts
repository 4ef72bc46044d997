/** What the guide of a first game says: an instruction has at most 16 words. English defines the keys. */
export const en = {
  'goal.title': 'The greatest realm wins',
  'goal.text': 'Most points when enough piles have run out.',
  'worth.monsters': 'Slain monsters',
  'worth.domains': 'Domains',
  'worth.points': 'Each laurel',
  'worth.duke': 'Your duke',
  'worth.printed': 'as printed',
  'worth.secret': 'at the end',

  'duke.head': 'Keep one duke.',
  'duke.text': 'What he names on his card scores for you at the end.',
  'roll.head': 'Roll the dice.',
  'roll.text': 'Both numbers and their sum activate citizens, yours and everybody’s.',
  'dice.head': 'Change a die?',
  'dice.text': 'One of your domains may turn it before the harvest.',
  'harvest.head': 'Harvest.',
  'harvest.text': 'Gold recruits and takes domains, strength slays, magic helps out.',
  'recruit.head': 'Recruit a citizen.',
  'recruit.text': 'He brings goods whenever his number is rolled, by anybody.',
  'slay.head': 'Slay a monster.',
  'slay.text': 'Its points count at the end, its reward is yours now.',
  'build.head': 'Take a domain.',
  'build.text': 'It scores at the end, and many help you every turn.',
  'save.recruit.head': 'Too little gold.',
  'save.recruit.text': 'Take one gold: the next citizen costs little.',
  'save.slay.head': 'Too little strength.',
  'save.slay.text': 'Take what you lack: monsters on the left are the weakest.',
  'save.build.head': 'Save for a domain.',
  'save.build.text': 'It asks for gold and for the roles of your citizens.',
  'spent.head': 'Well spent.',
  'spent.text': 'For your other action take what the next card will cost.',
  'on.head': 'Your action.',
  'on.text': 'Recruit for income, slay and take domains for points.',
} as const satisfies Readonly<Record<string, string>>;

export type Key = keyof typeof en;

/** An instruction is a head and a text. */
export type AdviceKey = { [K in Key]: K extends `${infer Name}.head` ? Name : never }[Key];
