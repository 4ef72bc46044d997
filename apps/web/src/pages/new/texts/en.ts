/** Of the new-game page alone. English defines the keys. */
export const en = {
  hints: 'Hints',
  'hints.alone': 'Whenever you are asked, the coach can name three good moves.',
  'hints.together':
    'The coach names three good moves to whoever is asked. With several people at the table everybody has to agree.',
  'hints.on': 'On request',
  'hints.agreed': 'On request, we all agree',
  'hints.off': 'None at this table',
} as const;

export type Key = keyof typeof en;
