/** What the table says of this game: hints for the first time, what to choose next, short names. English defines the keys. */
export const en = {
  'coach.place': 'Your king starts here and moves like a queen in chess: a place in the middle reaches most tiles.',
  'coach.recruit': 'Tiles lower on the hill are cheaper, and gold counts a point at the end: buy only what earns more.',
  'coach.summon':
    'Tiles with a gold ring can be taken now. Two or three of the same character on your way come along together if you stop right behind the last of them.',
  'coach.kingdom':
    'A claim turns five subjects face down: they still score, but no tax collector counts them any more.',
  'coach.replenish': 'The slope you choose fills the gaps from its foot: look at what you leave to the next player.',
  'coach.jester': 'For taxes and kingdoms a jester counts as a subject of his column, but he scores nothing.',
  'coach.swap': 'The wizard is free: give away your least tile and fetch the best one from the hill.',
  'coach.tax': 'Each column can be taxed only once in the game; subjects turned face down still score.',

  'next.set': 'Only this one, or several alike? Choose another tile or where your king stops.',
  'next.give': 'Now choose the subject of your castle that you give away.',
  'next.fetch': 'Now choose the subject on the hill that you fetch.',
  'next.tax': 'Which ones do you turn face down?',
  'next.Q': 'Queen or jester?',
  'next.D': 'Duke or jester?',
  'next.C': 'Countess or jester?',
  'next.K': 'Which knight?',
  'next.FW': 'Which farmer or wife?',

  'piece.Q': 'Queen',
  'piece.D': 'Duke',
  'piece.C': 'Countess',
  'piece.Kl': 'Lion knight',
  'piece.Kf': 'Falcon knight',
  'piece.Ko': 'Oak knight',
  'piece.Ks': 'Sun knight',
  'piece.F': 'Farmer',
  'piece.W': 'Wife',
  'piece.J': 'Jester',
  'piece.P': 'Priest',
  'piece.Z': 'Wizard',
  'piece.T': 'Tax collector',
  'column.Q': 'Queens',
  'column.D': 'Dukes',
  'column.C': 'Countesses',
  'column.K': 'Knights',
  'column.F': 'Farmers',
  'column.W': 'Wives',
  kingdom: 'Kingdom bonus',
  several: '{count} × {name}',
  land: 'End on {place}',
  tie: 'Equal points: the greater influence decides ({list}).',
} as const;

export type Key = keyof typeof en;
