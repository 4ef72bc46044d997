/** What the coach says in every game. English defines the keys. */
export const en = {
  about: 'about {points, plural, one {# point} other {# points}}',
  both: 'about {points, plural, one {# point} other {# points}}, and about {less} fewer for {name}',
  own: 'Brings more in the end: {about}.',
  rival: 'Leaves {name} less in the end: {about}.',
  ends: 'Ends the game soon, while it goes well.',
  waits: 'Nothing stands out: a little of everything.',
} as const;

export type Key = keyof typeof en;
