/** What one is asked to try in the book. English defines the keys. */
export const en = {
  'tile.title': 'Try it: hold the king back',
  'tile.task':
    'You are Red, and you need one more turn before the king comes. Take a tile so that he stays on his slot. Point at a tile to see the row as it would be; touch a locked one to learn why it cannot be taken.',
  'tile.done':
    'The king has not moved: the gap lay to his left, so only the tiles before it moved up. The tile you took is locked now, on the far left.',
  'tile.missed':
    'The king has moved one slot on, because the gap lay to his right and everything before it moved up. Try a tile to his left.',
  'follow.title': 'Try it: follow',
  'follow.task':
    'Blue has taken Harvest and tilled the fields twice. Now you, Red, may use one of its two actions. Your shelf of leather is full, and at the end of this round the king wants the food shown below. Follow so that you can pay.',
  'follow.done': 'Both farmers on the cornfield brought food: the levy is safe, and it cost you no turn of your own.',
  'follow.missed':
    'The food for the king is still missing. Leather does not fit into a full storehouse, and passing brings nothing: till the fields.',
  'seam.title': 'Try it: make a symbol whole',
  'seam.task':
    'You took Build. Mill and School already share a whole symbol. Erect a building so that a second one becomes whole: compare its left half with the right half of the School, then choose the yard.',
  'seam.done': 'The halves meet: one more whole symbol, which scores at the end of the game.',
  'seam.missed': 'The halves do not meet. A building that shows the same half must stand right beside the School.',
  'discount.title': 'Try it: build for one good less',
  'discount.task':
    'With education 1 a farmstead costs you one good less, and you choose which. Found one on the meadow, but keep your wood: you will need it for a castle.',
  'discount.done': 'Two goods instead of three, and the wood is still yours. The people like their new home, too.',
  'discount.missed': 'The wood is gone, or no farmstead was founded. Found one, and pay with leather and food.',
  'levy.title': 'Try it: prepare for the king',
  'levy.task':
    'You have taken Move from the last slot, and the king comes when this turn is over. He wants the levy shown below, and you lack some of it. Swap a good, then see what your people’s mood lets you give.',
  'levy.done': 'Paid in full, and a tribute on top of it: the levy cost you no mood, and the tribute brought points.',
  'levy.missed':
    'Without the whole levy you lose points and mood, and perhaps the tribute with it. Swap wood for food first, then give your coins.',
} as const satisfies Readonly<Record<string, string>>;

export type LessonKey = keyof typeof en;
