import type { Key } from './en.ts';

export const fr = {
  'coach.place':
    'Votre Roi part d’ici et se déplace comme la dame aux échecs : du milieu, il atteint le plus de tuiles.',
  'coach.recruit':
    'Le bas de la Colline coûte moins cher, et chaque Or vaut un point à la fin : n’achetez que ce qui rapporte plus.',
  'coach.summon':
    'Les tuiles cerclées d’or sont à votre portée. Deux ou trois Personnages du même type sur votre chemin viennent ensemble si vous vous arrêtez juste derrière le dernier.',
  'coach.kingdom':
    'Cinq Sujets sont retournés : ils comptent toujours à la fin, mais plus pour les Collecteurs d’Impôt.',
  'coach.replenish': 'La pente choisie remplit les vides depuis son pied : voyez ce que vous laissez au suivant.',
  'coach.jester':
    'Un Bouffon compte comme la colonne où il se tient pour les impôts et le Royaume, mais ne rapporte rien lui-même.',
  'coach.swap': 'Le Sorcier ne coûte rien : donnez votre tuile la plus faible et prenez la meilleure de la Colline.',
  'coach.tax': 'Chaque colonne ne paie qu’une fois dans la partie ; les Sujets retournés comptent quand même à la fin.',

  'next.set': 'Celle-ci seule, ou plusieurs semblables ? Choisissez une autre tuile ou l’arrêt de votre Roi.',
  'next.give': 'Choisissez maintenant le Sujet de votre Château que vous donnez.',
  'next.fetch': 'Choisissez maintenant le Sujet de la Colline que vous prenez.',
  'next.tax': 'Lesquels retournez-vous ?',
  'next.Q': 'Reine ou Bouffon ?',
  'next.D': 'Duc ou Bouffon ?',
  'next.C': 'Comtesse ou Bouffon ?',
  'next.K': 'Quel Chevalier ?',
  'next.FW': 'Quel Paysan ou quelle Paysanne ?',

  'piece.Q': 'Reine',
  'piece.D': 'Duc',
  'piece.C': 'Comtesse',
  'piece.Kl': 'Chevalier du Lion',
  'piece.Kf': 'Chevalier du Faucon',
  'piece.Ko': 'Chevalier du Chêne',
  'piece.Ks': 'Chevalier du Soleil',
  'piece.F': 'Paysan',
  'piece.W': 'Paysanne',
  'piece.J': 'Bouffon',
  'piece.P': 'Moine',
  'piece.Z': 'Sorcier',
  'piece.T': 'Collecteur d’Impôt',
  'column.Q': 'Reines',
  'column.D': 'Ducs',
  'column.C': 'Comtesses',
  'column.K': 'Chevaliers',
  'column.F': 'Paysans',
  'column.W': 'Paysannes',
  kingdom: 'Bonus de Royaume',
  several: '{count} × {name}',
  land: 'S’arrêter en {place}',
  tie: 'Égalité de points : le plus d’influence l’emporte ({list}).',
} as const satisfies Record<Key, string>;
