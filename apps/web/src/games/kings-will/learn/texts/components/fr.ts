/** Matériel et sources, en français. */
import type { ComponentsKey } from './en.ts';

export const fr = {
  'sources.title': 'Ce qui est imprimé, et ce qui est de nous',
  'sources.1':
    '**La plupart des valeurs de cette page ne sont pas celles qui sont imprimées.** La règle explique comment on joue, et nous la suivons. Mais les coûts, les bâtiments, les cartes Volonté du roi et les plateaux de voyage figurent dans un glossaire à part, qui n’est pas public.',
  'sources.2':
    'Nous avons donc composé un jeu de valeurs à nous, accordé à chaque exemple de la règle et à chaque indice des critiques publiées, et nous avons laissé des programmes s’y affronter. Il se joue bien, mais c’est **notre reconstitution**, et il ne prétend pas être ce que contient la boîte. Chaque ligne porte une marque qui dit à quel point elle est sûre.',
  'sources.3': 'Si vous possédez la boîte, vous pouvez jouer avec les valeurs imprimées : voir la dernière section.',
  'sources.marks': 'Les marques',
  'sources.known': 'Connu',
  'sources.known.1':
    'Comment on joue : la rangée d’actions, toutes les actions, la visite du roi, l’ordre du décompte.',
  'sources.known.2':
    'Combien il y a de chaque localité, le nombre de toutes les autres pièces, le départ, l’effet des échelles.',
  'sources.known.3':
    'Un plateau de voyage en partie, les noms de l’École et de la Foire, et les thèmes des cartes Volonté du roi.',
  'sources.ours': 'Reconstitué par nous',
  'sources.ours.1': 'Le coût des localités et leur effet sur le moral ; la façon précise dont protège un monastère.',
  'sources.ours.2': 'Les prix, les bords et les effets de tous les bâtiments, et leurs noms, sauf deux.',
  'sources.ours.3': 'Les nombres des seize cartes Volonté du roi et presque tout sur les plateaux de voyage.',
  'sources.ours.4': 'Combien il y a de chaque terrain, la fin de l’échelle de l’argent, la taille de l’extension.',
  'mark.RULEBOOK': 'Règle',
  'mark.CONFIRMED': 'Confirmé',
  'mark.DEDUCED': 'Déduit',
  'mark.RECALLED': 'De mémoire',
  'mark.RECONSTRUCTED': 'Reconstitué',
  'mark.CUSTOM': 'Personnel',

  'tiles.title': 'Les {count} tuiles Action',
  'tiles.1':
    'Leurs actions figurent dans la règle. Les quatre premières commencent la partie bloquées, dans cet ordre.',
  'wills.title': 'Les {count} cartes Volonté du roi',
  'wills.1':
    'Des indices publiés nomment les thèmes ; lettres, nombres et conditions sont reconstitués. Les cartes A à L sont celles de la première partie.',
  'wills.firstGame': 'Première partie',
  'wills.all': 'Toutes',
  'wills.rest': 'Partie complète',
  'buildings.title': 'Les {count} bâtiments',
  'buildings.1':
    'Chacun est unique. Les médailles des bords sont les demi-symboles. Ne sont connus que leur nombre et deux des noms.',
  'buildings.filter': 'Montrer',
  'buildings.rising': 'Le moral monte',
  'buildings.falling': 'Le moral baisse',
  'travels.title': 'Les {count} plateaux de voyage',
  'travels.1':
    'On en tire quatre pour une partie, trois pour la première. L’exigence et la première offre de R1 sont un exemple de la règle, tout le reste est de nous.',
  'places.title': 'Les quatre localités',
  'places.1':
    'Leur nombre et leur utilité sont imprimés ; les prix, le moral et la protection exacte du monastère ne le sont pas.',
  'places.count': '{count} dans la boîte',
  'lands.title': 'Les terrains',
  'lands.1':
    'Ce qu’ils donnent et leurs emplacements sont imprimés, ainsi que leur total de 36. La répartition est de nous.',
  'values.title': 'Échelles et autres nombres',
  'values.1': 'Ce qu’apporte chaque niveau d’éducation et de développement.',
  'values.what': 'Élément',
  'values.value': 'Valeur',
  'values.mark': 'Marque',
  'values.farmers': 'Paysans dans la boîte',
  'values.farmersPerLand': 'Paysans par terrain',
  'values.store': 'Place à l’entrepôt, par ressource',
  'values.extension': 'Place avec l’extension',
  'values.money': 'Fin de l’échelle de l’argent',
  'values.startPoints': 'Points au départ',
  'values.startCoins': 'Pièces au départ',
  'values.startGoods': 'Ressources au départ',
  'values.startFarmers': 'Paysans au départ',
  'values.slotBonus': 'Points pour la dernière case',
  'values.steps': 'Pas d’un déplacement',
  'values.sale': 'Pièces pour une ressource vendue',
  'values.taxMood': 'Moral perdu par l’impôt',
  'values.educationMood': 'Moral gagné par l’éducation',
  'values.rebellionPoints': 'Points perdus dans une révolte',
  'values.lastFarmerPoints': 'En plus, si le dernier paysan reste',
  'values.levyPoints': 'Points perdus pour une redevance impayée',
  'values.levyMood': 'Moral perdu pour une redevance impayée',
  'values.wrath': 'Points perdus pour une colère',

  'custom.title': 'Votre propre boîte',
  'custom.1':
    'Si vous possédez le jeu, tapez ce qui est imprimé dans votre glossaire : un tableau est un fichier texte avec chaque nombre du jeu. Téléchargez le modèle, modifiez-le dans un éditeur de texte, et choisissez-le en préparant une partie, sous « {option} : {custom} ».',
  'custom.2':
    'Le tableau est vérifié à la lecture : si quelque chose ne tombe pas juste, on vous dit la ligne et ce qui était attendu. Il voyage avec la partie, qui continue donc toujours avec ses propres nombres. Tous les textes des cartes découlent des nombres.',
} as const satisfies Readonly<Record<ComponentsKey, string>>;
