import type { Key } from './en.ts';

export const fr = {
  'coach.duke': 'Votre Duc marque en secret à la fin\u00a0: gardez celui qui compte ce dont la grille regorge.',
  'coach.roll': 'Chaque dé et leur somme réveillent les Citoyens de ces numéros\u00a0: les vôtres et ceux des autres.',
  'coach.dice':
    'Un Domaine peut tourner un dé avant la récolte\u00a0: les boutons montrent ce que chacun rapporterait.',
  'coach.harvest':
    'Prenez ce qu’il faut à vos deux actions\u00a0: Or pour Citoyens et Domaines, Force pour les Monstres.',
  'coach.action':
    'Anneau doré\u00a0: payable\u202f; en tirets\u00a0: avec de la Magie. Les numéros qui vous manquent rapportent le plus.',
  'coach.token':
    'Un jeton renchérit un Monstre pour tous, ou donne de l’Or à qui le tue\u00a0: posez-le où il vous sert.',
  'coach.steal': 'Prenez à qui va acheter ce que vous voulez\u202f; les boutons montrent tout ce qui peut être pris.',
  'coach.choose': 'La récompense est à vous aussitôt\u00a0: prenez de quoi payer votre prochaine action.',
  'coach.citizen':
    'Le Citoyen est gratuit et apporte son rôle\u00a0: prenez-le pour un Domaine ou un numéro qui vous manque.',
  'coach.slay': 'Ce Monstre ne coûte pas d’action, seulement son prix.',
  'coach.return': 'Une carte rendue ne compte plus pour votre Duc\u202f; ses points viennent aussitôt.',
  'coach.bargain': 'La Magie restante vaut peu à la fin\u00a0: ces points-là sont sûrs.',
  'coach.rob': 'Le Monstre est tiré au hasard, sans récompense\u00a0: choisissez qui en a tué le plus.',
  'coach.exhaust': 'L’ordre décide quel emplacement reçoit le prochain événement.',
  'coach.column': 'Choisissez la colonne qui peut le mieux se passer d’une carte.',
  'coach.capture': 'Ce qu’il prend compte pour lui à la fin\u00a0: cédez ce qui l’aide le moins.',

  'next.pay': 'Comment payez-vous\u202f?',
  'next.die': 'Avec quel Domaine, ou quel dé\u202f?',
  'next.take': 'À qui, et quoi\u202f?',

  gold: 'Or',
  strength: 'Force',
  magic: 'Magie',
  die: 'Dé {number}',
  dice: 'Les dés',
  skip: 'Refuser',
  bank: 'La banque',
  tie: 'Égalité de points : {names}. Moins de Citoyens et de Domaines devant soi a décidé.',
} as const satisfies Record<Key, string>;
