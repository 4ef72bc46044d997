import type { ReasonTexts } from '../../../table/screen/reasons.ts';
import type { ReasonLine } from './line.ts';

export const fr = {
  'own.points': 'Récolte plus de points en chemin : {about}.',
  'own.wrath': 'Détourne la colère du roi : {about}.',
  'own.shields': 'Protège de la colère du roi : {about}.',
  'own.seams': 'Réunit les symboles de bâtiments voisins : {about}.',
  'own.hoard': 'Remplit le trésor : {about}.',
  'own.will': 'Contente le roi ({line}) : {about}.',
  'rival.points': 'Laisse moins de points à récolter : pour {name}, {about} de moins.',
  'rival.wrath': 'Attire la colère du roi sur {name} : {about} de moins.',
  'rival.shields': 'Laisse {name} sans protection : {about} de moins.',
  'rival.seams': 'Éloigne les bâtiments assortis : pour {name}, {about} de moins.',
  'rival.hoard': 'Garde le trésor adverse petit : pour {name}, {about} de moins.',
  'rival.will': 'Plus difficile pour {name} ({line}) : {about} de moins.',
} as const satisfies ReasonTexts<ReasonLine>;
