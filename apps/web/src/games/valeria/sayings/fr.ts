import type { Key } from './en.ts';

export const fr = {
  'coach.duke': 'Votre Duc marque en secret à la fin : gardez celui qui compte ce qui est fréquent dans la grille.',
  'coach.roll': 'Chaque dé et leur somme activent les Citoyens de ces numéros : les vôtres et ceux des autres.',
  'coach.dice': 'Un Domaine peut tourner un dé avant la récolte : les boutons montrent ce que chacun rapporterait.',
  'coach.harvest': 'Prenez ce qu’il faut à vos deux actions : Or pour Citoyens et Domaines, Force pour les Monstres.',
  'coach.action':
    'Anneau doré : vous pouvez payer ; en tirets : seulement avec de la Magie. Les Citoyens des numéros qui vous manquent rapportent le plus.',
  'coach.token':
    'Un marqueur renchérit un Monstre pour tous, ou donne de l’Or à celui qui le tue : posez-le où il vous sert.',
  'coach.steal':
    'Prenez au joueur qui va acheter ce que vous voulez ; les boutons montrent tout ce que vous pouvez prendre.',
  'coach.choose': 'La récompense est à vous aussitôt : prenez de quoi payer votre prochaine action.',
  'coach.citizen':
    'Le Citoyen est gratuit et apporte son rôle : prenez-le pour un Domaine ou un numéro qui vous manque.',
  'coach.slay': 'Ce Monstre ne coûte pas d’action, seulement son prix.',
  'coach.return': 'Une carte rendue ne compte plus pour votre Duc ; ses points viennent aussitôt.',
  'coach.bargain': 'La Magie restante vaut peu à la fin : ces points-là sont sûrs.',
  'coach.rob': 'Le Monstre est tiré au hasard, sans récompense : choisissez le joueur qui en a tué le plus.',
  'coach.exhaust': 'L’ordre décide quel emplacement reçoit le prochain événement.',
  'coach.column': 'Choisissez la colonne qui peut le mieux se passer d’une carte.',
  'coach.capture': 'Ce qu’il prend compte pour lui à la fin : cédez ce qui l’aide le moins.',

  'next.pay': 'Comment payez-vous ?',
  'next.die': 'Avec quel Domaine, ou quel dé ?',
  'next.take': 'À qui, et quoi ?',

  gold: 'Or',
  strength: 'Force',
  magic: 'Magie',
  die: 'Dé {number}',
  dice: 'Les dés',
  skip: 'Refuser',
  bank: 'La banque',
  tie: 'Égalité de points : {names}. L’emporte celui qui a le moins de Citoyens et de Domaines devant lui.',
} as const satisfies Record<Key, string>;
