/** Why a move is good. */
import type { ReasonTexts } from '../../../table/screen/reasons.ts';
import type { ReasonLine } from './line.ts';

export const en = {
  'own.points': 'Collects more points on the way: {about}.',
  'own.wrath': 'Turns away the wrath of the king: {about}.',
  'own.shields': 'Protects from the wrath of the king: {about}.',
  'own.seams': 'Lets symbols of neighbouring buildings meet: {about}.',
  'own.hoard': 'Fills the hoard: {about}.',
  'own.will': 'Serves the king ({line}): {about}.',
  'rival.points': 'Leaves {name} fewer points to collect: {about} less.',
  'rival.wrath': 'Draws the wrath of the king to {name}: {about} less.',
  'rival.shields': 'Leaves {name} without protection: {about} less.',
  'rival.seams': 'Keeps fitting buildings from {name}: {about} less.',
  'rival.hoard': 'Keeps coins from the hoard of {name}: {about} less.',
  'rival.will': 'Harder for {name} ({line}): {about} less.',
} as const satisfies ReasonTexts<ReasonLine>;
