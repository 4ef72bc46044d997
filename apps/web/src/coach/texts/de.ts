import type { Key } from './en.ts';

export const de = {
  about: 'etwa {points, plural, one {# Punkt} other {# Punkte}}',
  both: 'etwa {points, plural, one {# Punkt} other {# Punkte}}, und für {name} etwa {less} weniger',
  own: 'Bringt am Ende mehr ein: {about}.',
  rival: 'Lässt {name} am Ende weniger: {about}.',
  ends: 'Führt rasch zum Ende, solange es gut steht.',
  waits: 'Nichts sticht heraus: von allem ein wenig.',
} as const satisfies Record<Key, string>;
