/** What the guide of a first game says: an instruction has at most 16 words. English defines the keys. */
export const en = {
  'goal.title': 'The finest castle wins',
  'goal.text': 'Most points when the tiles run out.',
  'worth.people': 'Subjects',
  'worth.range': '{most} to {least}',
  'worth.kingdom': 'Kingdom',
  'worth.order': '{count} of an order',
  'worth.couple': 'Couple',
  'worth.gold': 'Gold',

  'place.head': 'Place your king.',
  'place.text': 'Next turn he rides from there in a straight line.',
  'ride.head': 'Ride.',
  'ride.text': 'Take a bright tile: the number on it is what it scores.',
  'alike.head': 'Two alike!',
  'alike.text': 'End your ride right behind them, and all of them come along.',
  'alike.none.head': 'No two alike in line now.',
  'alike.none.text': 'Take the tile that scores most; a set will come.',
  'alike.left.head': 'You left two alike behind.',
  'alike.left.text': 'No harm done. Take the highest number now.',
  'alike.again.head': 'Two alike again.',
  'alike.again.text': 'This time end your ride right behind them.',
  'best.head': 'Take what scores.',
  'best.text': 'High numbers, knights of one order, a farmer and a wife.',
  'recruit.head': 'Recruit.',
  'recruit.text': 'Your gold buys a tile of the hill, or stays and scores.',
  'recruit.again.head': 'Gold kept scores, too.',
  'recruit.again.text': 'Buy when a tile helps an order, a couple or a kingdom.',
  'kingdom.head': 'Gather a kingdom.',
  'kingdom.text': 'Gaps: {count} of five. The marked tiles fill one.',
  'kingdom.none.head': 'Gather a kingdom.',
  'kingdom.none.text': 'Gaps: {count} of five, none you can fill now. Take what scores.',
  'claim.head': 'Claim your kingdom!',
  'claim.text': 'It brings {points} points; the five turn over and still score.',
  'replenish.head': 'Fill the gaps.',
  'replenish.text': 'Choose a slope: its lowest tiles move into the valley.',
  'jester.head': 'A jester.',
  'jester.text': 'Choose his column: he counts there for taxes and kingdoms.',
  'swap.head': 'A wizard.',
  'swap.text': 'Swap your weakest subject for the best one on the hill.',
  'tax.head': 'A tax collector.',
  'tax.text': 'Turn subjects of one column over for gold; they still score.',
} as const satisfies Readonly<Record<string, string>>;

export type Key = keyof typeof en;

/** An instruction is a head and a text. */
export type AdviceKey = { [K in Key]: K extends `${infer Name}.head` ? Name : never }[Key];
