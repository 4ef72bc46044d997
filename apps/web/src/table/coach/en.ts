/** One sentence at the first decision of each kind, by game and ask; `any` where a game has none of its own. */
export const en = {
  any: 'Point at anything with a gold ring to see what it does; click it to play.',
  'king-of-the-valley.place':
    'Your king starts here and moves like a queen in chess: a place in the middle reaches most tiles.',
  'king-of-the-valley.recruit':
    'Tiles lower on the hill are cheaper, and gold counts a point at the end: buy only what earns more.',
  'king-of-the-valley.summon':
    'Tiles with a gold ring can be taken now; two or three alike in a row are taken together if you stop behind them.',
  'king-of-the-valley.kingdom':
    'A claim turns five subjects face down: they still score, but no tax collector counts them any more.',
  'king-of-the-valley.replenish':
    'The slope you choose fills the gaps from its foot: look at what you leave to the next player.',
  'king-of-the-valley.jester':
    'A jester counts as whatever he stands in for taxes and kingdoms, but scores nothing himself.',
  'king-of-the-valley.swap': 'The wizard is free: give away your least tile and fetch the best one from the hill.',
  'king-of-the-valley.tax': 'Each column can be taxed only once in the game; subjects turned face down still score.',
} as const;

export type CoachKey = keyof typeof en;
