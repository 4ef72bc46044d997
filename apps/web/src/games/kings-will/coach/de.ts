import type { ReasonTexts } from '../../../table/screen/reasons.ts';
import type { ReasonLine } from './line.ts';

export const de = {
  'own.points': 'Sammelt unterwegs mehr Siegpunkte: {about}.',
  'own.wrath': 'Wendet den Zorn des Königs ab: {about}.',
  'own.shields': 'Schützt vor dem Zorn des Königs: {about}.',
  'own.seams': 'Fügt Symbole benachbarter Gebäude zusammen: {about}.',
  'own.hoard': 'Füllt den Schatz: {about}.',
  'own.will': 'Gefällt dem König ({line}): {about}.',
  'rival.points': 'Lässt {name} weniger Siegpunkte sammeln: {about} weniger.',
  'rival.wrath': 'Lenkt den Zorn des Königs auf {name}: {about} weniger.',
  'rival.shields': 'Lässt {name} ohne Schutz: {about} weniger.',
  'rival.seams': 'Hält passende Gebäude von {name} fern: {about} weniger.',
  'rival.hoard': 'Hält {name} den Schatz klein: {about} weniger.',
  'rival.will': 'Schwerer für {name} ({line}): {about} weniger.',
} as const satisfies ReasonTexts<ReasonLine>;
