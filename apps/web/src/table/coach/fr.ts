import type { CoachKey } from './en.ts';

export const fr = {
  any: 'Pointez une chose cerclée d’or pour voir ce qu’elle fait ; cliquez pour la jouer.',
  'king-of-the-valley.place':
    'Votre roi part d’ici et se déplace comme la dame aux échecs : du milieu, il atteint le plus de tuiles.',
  'king-of-the-valley.recruit':
    'Le bas de la colline coûte moins cher, et chaque pièce d’or vaut un point à la fin : n’achetez que ce qui rapporte plus.',
  'king-of-the-valley.summon':
    'Les tuiles cerclées d’or peuvent être prises ; deux ou trois semblables sur le chemin se prennent ensemble si vous vous arrêtez juste derrière.',
  'king-of-the-valley.kingdom':
    'Cinq sujets sont retournés : ils comptent toujours à la fin, mais plus pour les percepteurs.',
  'king-of-the-valley.replenish':
    'Le versant choisi remplit les vides à partir de son pied : voyez ce que vous laissez au suivant.',
  'king-of-the-valley.jester':
    'Un bouffon compte comme la colonne où il se tient pour les impôts et le royaume, mais ne rapporte rien lui-même.',
  'king-of-the-valley.swap':
    'Le magicien ne coûte rien : donnez votre tuile la plus faible et prenez la meilleure de la colline.',
  'king-of-the-valley.tax':
    'Chaque colonne ne paie qu’une fois dans la partie ; les sujets retournés comptent quand même à la fin.',
} as const satisfies Record<CoachKey, string>;
