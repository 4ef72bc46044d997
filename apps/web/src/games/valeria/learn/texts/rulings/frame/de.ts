/** Die Seite um die Regelentscheide. */
import type { RulingsFrameKey } from './en.ts';

export const de = {
  intro:
    'Was die Spielregel offen lässt, und was sie dort sagt, wo der Tisch darauf baut: je ein Eintrag. Lehnt der Tisch einen Zug ab, nennt er den Entscheid; hier kannst du ihn nachlesen.',
  plain:
    'Nennt der Tisch statt eines Entscheids die Spielregel, steht es dort in klaren Worten, und hier unter „So wird gespielt“.',
  search: 'Regelentscheide durchsuchen',
  placeholder: 'zum Beispiel: Herold, oder A14',
  support: 'Worauf er beruht',
  all: 'Alle',
  'support.rulebook': 'Spielregel',
  'support.both': 'Teils von uns',
  'support.ruling': 'Unser Entscheid',
  'support.reconstructed': 'Rekonstruiert',
  'about.rulebook': 'So steht es in der Spielregel.',
  'about.both': 'Ein Teil steht in der Spielregel, der Rest ist unser Entscheid.',
  'about.ruling': 'Unser Entscheid, wo die Spielregel schweigt oder sich widerspricht.',
  'about.reconstructed': 'Den Druck kennen wir nicht; dies passt zu allem, was bekannt ist.',
  count: '{count, plural, =0 {Kein Regelentscheid passt.} one {# Regelentscheid} other {# Regelentscheide}}',
  link: 'Link zu Regelentscheid {id}',
  clear: 'Alle zeigen',
  'group.setup': 'Aufbau',
  'group.roll': 'Wurf',
  'group.harvest': 'Ertrag',
  'group.actions': 'Aktionen',
  'group.end': 'Ende und Wertung',
  'group.events': 'Monster-Ereignisse',
  'group.variants': 'Varianten',
  'group.more': 'Weitere Entscheide',
} as const satisfies Readonly<Record<RulingsFrameKey, string>>;
