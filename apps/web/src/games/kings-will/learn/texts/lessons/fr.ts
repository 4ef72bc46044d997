/** Ce que le livre invite à essayer, en français. */
import type { LessonKey } from './en.ts';

export const fr = {
  'tile.title': 'À vous d’essayer : retenir le roi',
  'tile.task':
    'Vous êtes Rouge et il vous faut encore un tour avant la venue du roi. Prenez une tuile de sorte qu’il reste sur sa case. Pointez une tuile pour voir la rangée telle qu’elle serait ; touchez une tuile bloquée pour savoir pourquoi on ne peut pas la prendre.',
  'tile.done':
    'Le roi n’a pas bougé : le vide était à sa gauche, seules les tuiles d’avant ont avancé. La vôtre est maintenant bloquée, tout à gauche.',
  'tile.missed':
    'Le roi a avancé d’une case, car le vide était à sa droite et tout ce qui précède a avancé. Essayez une tuile à sa gauche.',
  'follow.title': 'À vous d’essayer : suivre',
  'follow.task':
    'Bleu a pris « Récolter » et cultivé deux fois ses champs. Vous, Rouge, pouvez maintenant utiliser l’une des deux actions. Votre étagère de cuir est pleine et, à la fin de la manche, le roi veut la nourriture indiquée ci-dessous. Suivez de façon à pouvoir payer.',
  'follow.done':
    'Les deux paysans du champ ont apporté de la nourriture : la redevance est assurée, sans vous coûter un tour.',
  'follow.missed':
    'La nourriture du roi manque encore. Le cuir n’entre plus dans un entrepôt plein, et passer n’apporte rien : cultivez les champs.',
  'seam.title': 'À vous d’essayer : compléter un symbole',
  'seam.task':
    'Vous avez pris « Construire ». Le Moulin et l’École forment déjà un symbole entier. Érigez un bâtiment qui en forme un deuxième : comparez sa moitié gauche à la moitié droite de l’École, puis choisissez la place sous le terrain.',
  'seam.done': 'Les moitiés se rejoignent : un symbole entier de plus, qui rapporte à la fin de la partie.',
  'seam.missed':
    'Les moitiés ne se rejoignent pas. Un bâtiment portant la même moitié doit se trouver juste à droite de l’École.',
  'discount.title': 'À vous d’essayer : construire pour une ressource de moins',
  'discount.task':
    'Avec l’éducation 1, un hameau vous coûte une ressource de moins, à votre choix. Fondez-en un sur la prairie, mais gardez votre bois : il vous servira pour un château.',
  'discount.done':
    'Deux ressources au lieu de trois, et le bois est toujours à vous. Le peuple aime aussi son nouveau toit.',
  'discount.missed':
    'Le bois est parti, ou aucun hameau n’a été fondé. Fondez-en un et payez en cuir et en nourriture.',
  'levy.title': 'À vous d’essayer : préparer la visite',
  'levy.task':
    'Vous avez pris « Déplacer » sur la dernière case, et le roi arrive après ce tour. Il veut la redevance indiquée ci-dessous, et il vous en manque une partie. Échangez une ressource, puis voyez ce que le moral du peuple vous permet d’offrir.',
  'levy.done':
    'Tout est payé, et une redevance volontaire en plus : la redevance n’a rien coûté au moral, l’autre a rapporté des points.',
  'levy.missed':
    'Sans la redevance entière, vous perdez des points et du moral, et peut-être la redevance volontaire avec elle. Échangez d’abord du bois contre de la nourriture, puis donnez vos pièces.',
} as const satisfies Readonly<Record<LessonKey, string>>;
