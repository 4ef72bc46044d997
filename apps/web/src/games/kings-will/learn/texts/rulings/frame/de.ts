/** Die Seite um die Regelentscheide, auf Deutsch. */
import type { RulingsFrameKey } from './en.ts';

export const de = {
  intro:
    'Wo die Spielregel etwas offenlässt, mussten wir entscheiden. Hier steht jeder Entscheid mit seiner Nummer; lehnt der Tisch etwas ab, nennt er den, auf dem es beruht.',
  printed:
    '**Spielregel.** Nennt der Tisch nur die Spielregel, steht die Sache dort klar gedruckt und braucht keinen Entscheid: Du findest sie unter „So wird gespielt“ erzählt.',
  search: 'Regelentscheide durchsuchen',
  placeholder: 'zum Beispiel: Rebellion, oder 24',
  support: 'Worauf er beruht',
  all: 'Alle',
  'support.rulebook': 'Spielregel',
  'support.both': 'Teils von uns',
  'support.ruling': 'Unser Entscheid',
  'support.reconstructed': 'Rekonstruiert',
  'about.rulebook': 'So steht es in der Spielregel.',
  'about.both': 'Die Spielregel sagt einen Teil oder legt ihn nahe; den Rest haben wir entschieden.',
  'about.ruling': 'Unser Entscheid, wo die Spielregel schweigt.',
  'about.reconstructed': 'Betrifft eine Karte, einen Ort oder ein Gebäude, deren Druck wir nicht kennen.',
  count: '{count, plural, =0 {Kein Regelentscheid passt.} one {# Regelentscheid} other {# Regelentscheide}}',
  link: 'Link zu Regelentscheid {id}',
  clear: 'Alle zeigen',
  'group.turn': 'Zug und Plättchen',
  'group.goods': 'Rohstoffe und Münzen',
  'group.building': 'Bauen',
  'group.people': 'Stimmung und Volk',
  'group.visit': 'Besuch des Königs',
  'group.cards': 'Karten und Geheimnisse',
  'group.scoring': 'Ende und Wertung',
} as const satisfies Readonly<Record<RulingsFrameKey, string>>;
