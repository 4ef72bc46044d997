/** Matériel et sources en français. */
import type { ComponentsKey } from './en.ts';

export const fr = {
  'sources.title': 'Imprimé, déduit, reconstitué',
  'sources.1':
    '**Tout n’est pas imprimé.** Les règles du jeu disent combien de tuiles il y a de chaque Personnage et combien se trouvent dans chaque pile. Elles ne disent ni quelle tuile est dans quelle pile, ni ce que paie chaque Collecteur d’Impôt, ni ce que coûtent deux des six rangées de la Colline, et aucune source publiée ne le dit.',
  'sources.2':
    'Ces valeurs sont de nous, choisies pour que tous les totaux connus soient justes. Chaque nombre de cette page porte une marque qui dit à quel point il est sûr. Si vous possédez la boîte, vous pouvez jouer avec les valeurs imprimées : voyez la dernière section.',
  'sources.marks': 'Les marques',
  'mark.RULEBOOK': 'Règle du jeu',
  'mark.CONFIRMED': 'Confirmé',
  'mark.DEDUCED': 'Déduit',
  'mark.RECALLED': 'De mémoire',
  'mark.RECONSTRUCTED': 'Reconstitué',
  'mark.CUSTOM': 'Personnel',

  'tiles.title': 'Les {count} tuiles Personnage',
  'tiles.1':
    'Le nombre de tuiles de chaque Personnage est imprimé. Leur répartition dans les piles n’est connue que pour les Moines et les Sorciers. Deux répartitions sont proposées, et toutes deux respectent chaque total.',
  'tiles.2':
    '**{even}** est le choix par défaut : presque tous les totaux se divisent par trois, et un propriétaire rapporte que les piles servent à répartir les Personnages. **{ramped}** est une hypothèse plus faible, gardée pour comparer : un début sans Reine ôterait un avantage au premier joueur.',
  'tiles.character': 'Personnage',
  'tiles.count': 'En tout',
  'tiles.stacks': 'dans les piles I, II, III',
  'tiles.mark': 'Répartition',
  'tiles.sum': 'Tuiles dans la pile',

  'prices.title': 'Les prix de la Colline',
  'prices.1':
    'Du pied au sommet. Deux des six prix viennent de mémoire, non d’une lecture : entre {priceThree} et {priceTop}, {priceFour} et {priceFive} sont les pas les plus réguliers qui conviennent.',
  'prices.row': 'Rangée',
  'prices.gold': 'Or',
  'prices.mark': 'Marque',

  'collectors.title': 'Les {count} Collecteurs d’Impôt',
  'collectors.1':
    'Les règles du jeu disent qu’ils demandent zéro, trois, quatre ou cinq semblables, que ceux sans prérequis donnent 3 ou 4 Or et les autres de 5 à 10. Qui donne combien, et dans quelle pile, est reconstitué : chaque montant une fois, plus d’Or pour plus d’exigence.',
  'collectors.tile': 'Tuile',
  'collectors.needs': 'Demande',
  'collectors.nothing': 'rien',
  'collectors.alike': '{count} semblables',
  'collectors.gold': 'Donne',
  'collectors.stack': 'Pile',
  'collectors.mark': 'Marque',

  'values.title': 'Tout le reste',
  'values.1': 'Ces valeurs figurent dans les règles du jeu.',
  'values.valley': 'Places de la Vallée',
  'values.hill': 'Places sur la Colline',
  'values.startGold': 'Or au départ',
  'values.priestFee': 'Or pour un Moine',
  'values.kingdomGold': 'Or pour un Royaume',
  'values.kingdomPoints': 'Points par jeton Royaume',
  'values.orderPoints': 'Points pour 3, 4, 5 Chevaliers d’un Ordre',
  'values.couplePoints': 'Points par couple',
  'values.goldPoints': 'Points par Or',
  'values.tokens': 'Jetons Royaume, jetons d’impôt',
  'values.coins': 'Or dans la boîte',
  'values.orders':
    'Qu’il y ait quatre Ordres de cinq Chevaliers est imprimé. Leurs noms, couleurs et signes sont ici les nôtres : lion, faucon, chêne et soleil.',

  'custom.title': 'Votre propre boîte',
  'custom.1':
    'Saisissez ce qui est imprimé sur vos tuiles, ou essayez d’autres nombres : un tableau est un petit fichier texte avec tous les nombres du jeu. Téléchargez le modèle, modifiez-le dans un éditeur de texte et choisissez-le en préparant une partie, sous « {option} : {custom} ».',
  'custom.2':
    'Le tableau est vérifié à la lecture. Chaque Personnage doit garder son total et chaque pile sa taille ; si quelque chose ne tombe pas juste, la ligne et la valeur attendue vous sont indiquées. Le tableau voyage avec la partie : une partie sauvegardée continue toujours avec ses propres nombres.',
} as const satisfies Readonly<Record<ComponentsKey, string>>;
