import { facts } from '@three-crowns/kings-will/facts';
import type { Registration } from '../../registration/registration.ts';

export const kingsWill = {
  facts,
  rules: async () => (await import('./rules.ts')).rules,
  screen: async () => (await import('./screen.ts')).screen,
  reasons: async () => (await import('./coach/index.ts')).reasons,
  form: async () => (await import('./newGame/form.ts')).form,
  book: async () => (await import('./learn/KingsWillBook.tsx')).KingsWillBook,
  firstGame: { options: { variant: 'first' }, guide: async () => (await import('./guide/index.ts')).guide },
  shelf: {
    colour: 'azure',
    picture: async () => (await import('./shelf/Realm.tsx')).Realm,
    texts: {
      en: {
        line: 'The king is on his way, and only half of what pleases him is known.',
        kind: 'For planners',
      },
      de: {
        line: 'Der König ist unterwegs, und nur die Hälfte dessen, was ihm gefällt, ist bekannt.',
        kind: 'Für Planer',
      },
      fr: {
        line: 'Le roi est en route, et l’on ne connaît que la moitié de ce qui lui plaît.',
        kind: 'Pour stratèges',
      },
    },
  },
} as const satisfies Registration;
