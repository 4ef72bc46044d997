/** Why a move is good. */
import type { ScoreKey } from '@three-crowns/king-of-the-valley/board';
import type { ReasonTexts } from '../../../table/screen/reasons.ts';

export const en = {
  'own.Q': 'Brings queens within reach: {about}.',
  'own.D': 'Wins over more dukes: {about}.',
  'own.C': 'Wins over more countesses: {about}.',
  'own.K': 'Calls more knights to the castle: {about}.',
  'own.F': 'Brings in more farmers: {about}.',
  'own.W': 'Brings in more farmers’ wives: {about}.',
  'own.kingdoms': 'Clears the way to a kingdom bonus: {about}.',
  'own.lion': 'Sets up the Order of the Lion: {about}.',
  'own.falcon': 'Sets up the Order of the Falcon: {about}.',
  'own.oak': 'Sets up the Order of the Oak: {about}.',
  'own.sun': 'Sets up the Order of the Sun: {about}.',
  'own.couples': 'Makes couples of farmer and wife: {about}.',
  'own.gold': 'Saves gold for the end: {about}.',
  'rival.Q': 'Keeps queens from {name}: {about} less.',
  'rival.D': 'Keeps dukes from {name}: {about} less.',
  'rival.C': 'Keeps countesses from {name}: {about} less.',
  'rival.K': 'Keeps knights from {name}: {about} less.',
  'rival.F': 'Keeps farmers from {name}: {about} less.',
  'rival.W': 'Keeps farmers’ wives from {name}: {about} less.',
  'rival.kingdoms': 'Makes a kingdom bonus harder for {name}: {about} less.',
  'rival.lion': 'Stands in the way of {name}’s Order of the Lion: {about} less.',
  'rival.falcon': 'Stands in the way of {name}’s Order of the Falcon: {about} less.',
  'rival.oak': 'Stands in the way of {name}’s Order of the Oak: {about} less.',
  'rival.sun': 'Stands in the way of {name}’s Order of the Sun: {about} less.',
  'rival.couples': 'Parts the couples {name} hopes for: {about} less.',
  'rival.gold': 'Leaves {name} with less gold: {about} less.',
} as const satisfies ReasonTexts<ScoreKey>;
