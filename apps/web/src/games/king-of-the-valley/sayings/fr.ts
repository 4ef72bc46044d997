import type { Key } from './en.ts';

export const fr = {
  'coach.place':
    'Votre Roi part d’ici et se déplace comme la dame aux échecs\u00a0: du milieu, il atteint le plus de tuiles.',
  'coach.recruit':
    'Le bas de la Colline coûte moins cher, et chaque Or vaut un point à la fin\u00a0: n’achetez que ce qui rapporte plus.',
  'coach.summon':
    'Les tuiles cerclées d’or peuvent être prises\u202f; deux ou trois semblables sur le chemin se prennent ensemble si vous vous arrêtez juste derrière.',
  'coach.kingdom':
    'Cinq Sujets sont retournés\u00a0: ils comptent toujours à la fin, mais plus pour les Collecteurs d’Impôt.',
  'coach.replenish': 'La pente choisie remplit les vides depuis son pied\u00a0: voyez ce que vous laissez au suivant.',
  'coach.jester':
    'Un Bouffon compte comme la colonne où il se tient pour les impôts et le Royaume, mais ne rapporte rien lui-même.',
  'coach.swap':
    'Le Sorcier ne coûte rien\u00a0: donnez votre tuile la plus faible et prenez la meilleure de la Colline.',
  'coach.tax':
    'Chaque colonne ne paie qu’une fois dans la partie\u202f; les Sujets retournés comptent quand même à la fin.',

  'next.set': 'Celle-ci seule, ou plusieurs semblables\u202f? Choisissez une autre tuile ou l’arrêt de votre Roi.',
  'next.give': 'Choisissez maintenant le Sujet de votre Château que vous donnez.',
  'next.fetch': 'Choisissez maintenant le Sujet de la Colline que vous prenez.',
  'next.tax': 'Lesquels retournez-vous\u202f?',
  'next.Q': 'Reine ou Bouffon\u202f?',
  'next.D': 'Duc ou Bouffon\u202f?',
  'next.C': 'Comtesse ou Bouffon\u202f?',
  'next.K': 'Quel Chevalier\u202f?',
  'next.FW': 'Quel Paysan ou quelle Paysanne\u202f?',

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
  tie: 'Égalité de points : le plus d’influence a décidé ({list}).',
} as const satisfies Record<Key, string>;
