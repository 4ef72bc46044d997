import type { Key } from './en.ts';

export const fr = {
  about: 'environ {points, plural, one {# point} other {# points}}',
  both: 'environ {points, plural, one {# point} other {# points}}, et pour {name} environ {less} de moins',
  own: 'Rapporte davantage à la fin : {about}.',
  rival: 'Laisse moins à {name} à la fin : {about}.',
  ends: 'Mène vite à la fin, tant que tout va bien.',
  waits: 'Rien ne se détache : un peu de tout.',
} as const satisfies Record<Key, string>;
