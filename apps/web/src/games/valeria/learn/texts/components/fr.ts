/** Matériel et sources en français. */
import type { ComponentsKey } from './en.ts';

export const fr = {
  'sources.title': 'Imprimé et reconstitué',
  'sources.1':
    'La boîte contient {cards} cartes. Leurs nombres sont ici **ceux des cartes imprimées**, pour autant que des sources publiées les montrent et s’accordent. Les terres désolées, les marais et les cavernes, les pouvoirs de droite des Citoyens et les six Événements ne reposent que sur un seul ensemble de sources.',
  'sources.2':
    '**Deux choses sont de nous.** Le décompte sans Ducs est en partie reconstitué, car les symboles de ce paragraphe manquent dans notre copie de la règle [A36] ; et certains noms allemands ainsi que tous les noms français sont nos traductions. Le texte et le dessin de chaque carte sont de nous, tirés de sa ligne de données.',
  'sources.marks': 'Les marques',
  'mark.RULEBOOK': 'Règle du jeu',
  'mark.CONFIRMED': 'Confirmé',
  'mark.RECONSTRUCTED': 'Reconstitué',
  'mark.CUSTOM': 'Personnel',

  'citizens.title': 'Citoyens',
  'citizens.1':
    'Dix-huit sortes, {copies} cartes chacune. Deux sortes partagent un numéro, sauf 5 et 6 ; à chaque partie l’une des deux est en jeu, ou les deux avec les Citoyens mélangés. Chaque Citoyen coûte 1 Or de plus pour chaque carte de son nom que vous avez.',
  'starters.title': 'Cartes de départ',
  'starters.1': 'Chacun en a une de chaque. Elles n’ont pas de rôle et ne sont jamais gagnées, perdues ni remises.',
  'monsters.title': 'Monstres',
  'monsters.1': 'Huit contrées, dont cinq sont en jeu. Dans chacune, le plus faible est au-dessus.',
  'domains.title': 'Domaines',
  'domains.1':
    'Il y a {domains} cartes différentes, dont {inPlay} sont en jeu jusqu’à quatre joueurs. Les rôles qu’un Domaine demande sont aussi les symboles qu’il porte pour les Ducs.',
  'dukes.title': 'Ducs',
  'dukes.1': 'Chacun en reçoit deux et en garde un. Les ressources restantes se comptent toutes ensemble.',
  'events.title': 'Événements',
  'events.1': 'Ils n’appartiennent à aucune contrée et comptent pour tout le reste comme des Monstres.',
  'values.title': 'Tout le reste',
  'values.1': 'Quelques nombres, et le décompte sans Ducs.',
  'values.start': 'Ressources au départ',
  'values.actions': 'Actions par tour',
  'values.perPlayer': 'Cartes Épuisée par joueur ; autant d’emplacements achèvent la partie',
  'values.alone': 'Emplacements épuisés qui achèvent une partie en solo',
  'values.stacks': 'Monstres, Citoyens, Domaines par pile (jusqu’à quatre joueurs ; cinq)',
  'values.noDuke': 'Sans Ducs',
  'custom.title': 'Votre propre boîte',
  'custom.1':
    'Essayez d’autres nombres ou d’autres pouvoirs : un tableau est un fichier texte où chaque carte est une ligne. Téléchargez celui des cartes imprimées, changez-le dans un éditeur de texte, et choisissez-le en préparant une partie, sous « {option} : {custom} ».',
  'custom.2':
    'Le tableau est vérifié à la lecture ; si quelque chose ne va pas, la ligne et ce qui était attendu vous sont indiqués. Il voyage avec la partie : une partie enregistrée continue toujours avec ses propres nombres.',

  copies: '{count, plural, one {# carte} other {# cartes}}{more, plural, =0 {} other {, à cinq # de plus}}',
  'kind.now': 'Immédiat',
  'kind.ongoing': 'Permanent',
} as const satisfies Readonly<Record<ComponentsKey, string>>;
