import { facts } from '@three-crowns/valeria/facts';
import type { Registration } from '../../registration/registration.ts';

export const valeria = {
  facts,
  rules: async () => (await import('./rules.ts')).rules,
  screen: async () => (await import('./screen.ts')).screen,
  reasons: async () => (await import('./coach/index.ts')).reasons,
  form: async () => (await import('./newGame/form.ts')).form,
  book: async () => (await import('./learn/ValeriaBook.tsx')).ValeriaBook,
  firstGame: { options: {}, guide: async () => (await import('./guide/index.ts')).guide },
  shelf: {
    colour: 'violet',
    picture: async () => (await import('./shelf/Kingdoms.tsx')).Kingdoms,
    texts: {
      en: {
        line: 'Roll, reap and recruit; then send your heroes where the torches end.',
        kind: 'Dice and luck',
      },
      de: {
        line: 'Würfle, ernte, wirb an; dann schick deine Helden dorthin, wo die Fackeln enden.',
        kind: 'Würfel und Glück',
      },
      fr: {
        line: 'Lancez, récoltez, recrutez ; puis envoyez vos héros là où s’éteignent les torches.',
        kind: 'Dés et chance',
      },
    },
  },
} as const satisfies Registration;
