import { facts } from '@three-crowns/king-of-the-valley/facts';
import type { Registration } from '../../registration/registration.ts';

export const kingOfTheValley = {
  facts,
  rules: async () => (await import('./rules.ts')).rules,
  screen: async () => (await import('./screen.ts')).screen,
  reasons: async () => (await import('./coach/index.ts')).reasons,
  book: async () => (await import('./learn/KingOfTheValleyBook.tsx')).KingOfTheValleyBook,
  firstGame: { options: {}, guide: async () => (await import('./guide/index.ts')).guide },
  shelf: {
    colour: 'forest',
    picture: async () => (await import('./shelf/Valley.tsx')).Valley,
    texts: {
      en: {
        line: 'Ride out in a straight line and bring home the finest court in the land.',
        kind: 'Easy to learn',
      },
      de: {
        line: 'Reite in gerader Linie aus und bring den prächtigsten Hofstaat des Landes heim.',
        kind: 'Leicht zu lernen',
      },
      fr: {
        line: 'Chevauchez en ligne droite et ramenez la plus belle cour du pays.',
        kind: 'Facile à apprendre',
      },
    },
  },
} as const satisfies Registration;
