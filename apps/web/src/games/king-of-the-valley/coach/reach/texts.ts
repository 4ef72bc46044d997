import type { Language } from '@three-crowns/core';

/** Who can get whom next. `things` as "a queen on c3 and a duke on e1". */
export const texts = {
  en: {
    thing: '{tile} on {place}',
    own: 'From {place} you reach {things} next.',
    rival: '{name} can take {things} first.',
  },
  de: {
    thing: '{tile} auf {place}',
    own: 'Von {place} aus erreichst du danach {things}.',
    rival: '{name} kann vorher {things} nehmen.',
  },
  fr: {
    thing: '{tile} en {place}',
    own: 'Depuis {place}, vous atteignez ensuite {things}.',
    rival: '{name} peut prendre avant vous {things}.',
  },
} as const satisfies { readonly [L in Language]: Readonly<Record<'thing' | 'own' | 'rival', string>> };
