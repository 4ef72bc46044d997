/** Français, chaque point de règle en quelques phrases. */
import type { RulingId } from './ids.ts';

export const fr = {
  A1: 'Les contrées sont rangées de gauche à droite selon la Force de leur Monstre le plus faible. À égalité, celle dont le chef est le plus faible va à gauche ; la Magie ne compte pas.',
  A2: 'D’autres contrées et Citoyens que ceux de la première partie sont tirés au sort, choisis par les joueurs, ou donnés par une mise en place nommée.',
  A3: 'Chacun choisit son Duc en même temps, la grille sous les yeux. L’autre quitte la partie sans être vu.',

  A4: 'Plusieurs Domaines peuvent changer des dés, chacun une fois par lancer, dans n’importe quel ordre, même sur le même dé. Le dé doit changer.',
  A5: 'La Magie remplace l’Or et la Force dans les trois actions payantes seulement, pas pour changer des dés ni pour les échanges des Citoyens.',
  A6: 'Le pouvoir de gauche du Moine ne coûte rien, comme le dit sa carte. L’exemple de la règle où il manque d’Or montre seulement qu’un Citoyen activé fait taire le Héraut ; sur ce double, le Héraut vient une fois.',
  A7: 'Le Héraut et les doubles activations regardent les dés définitifs. L’Étreinte de Gargan regarde le lancer, puis chaque changement qui forme un double.',
  A8: 'Un double active deux fois les Citoyens de son numéro et une fois ceux de la somme.',

  A9: 'Le Paysan et le Chevalier de départ suffisent à faire taire le Héraut.',
  A10: 'Seul le pouvoir de gauche vole. Les Voleuses passent avant tout le reste ; chacune prend une seule sorte à une seule victime, jusqu’à trois, ou rien.',
  A11: 'Pour le reste, chacun utilise ses cartes activées dans l’ordre qu’il veut. La table donne d’abord les gains, puis demande les choix, puis les échanges : cela permet tout ce que permet un autre ordre.',
  A12: '« Par Ouvrier » et « par Soldat » comptent les Citoyens portant ce symbole, la carte elle-même comprise, ni Domaines ni cartes de départ. « Par Chevalier » va selon le nom et compte le Chevalier de départ.',
  A13: 'Le coût de l’Orchidée du Désert dépend des Citoyens Saints, pas des symboles des Domaines.',

  A14: 'Au moins une Force (tuer) ou un Or (recruter, bâtir) est réellement payé. Un coût en Magie se paie en Magie, en plus.',
  A15: 'Pour un Citoyen gratuit, on compare le coût imprimé. Seulement les cartes du dessus de la grille ; si aucune ne convient, rien ne la remplace. L’Araignée funeste sans Chevalier dans la grille donne de l’Or.',
  A16: 'Un Domaine permanent agit aussitôt pour le reste du tour, à la fin de la phase d’action aussi. Ce qui vient à son début commence au tour suivant.',
  A17: 'Chagrins oubliés agit pour les Citoyens recrutés et gratuits ; l’Épine violette pour chaque Monstre tué, Événements et Monstre supplémentaire de l’Œil compris, pas pour un Monstre volé.',
  A18: 'Le joueur qui prend à un adversaire en choisit un et prend ce qui s’y trouve, jusqu’à la limite. On peut renoncer à la Cathédrale et à l’Orbe.',
  A19: 'Le Nid de la Sorcière tisseuse remet sur sa pile un Citoyen qui n’est pas une carte de départ, même un de ceux qui remplissaient la condition.',
  A20: 'Le Guetteur sur l’eau remet un Monstre d’une contrée en jeu sur sa pile, quelle que soit sa Force. Les Événements n’ont pas de pile.',
  A21: 'Une carte qui revient sur un emplacement épuisé renvoie la carte Épuisée sous la pile ; un Événement va dessus, connu de tous, et ses marqueurs retournent à la réserve.',
  A22: 'Les cartes Épuisée sont posées quand toute l’action est finie. Si deux emplacements attendent et que cela importe, le joueur choisit l’ordre. Sans carte dans la pile, l’emplacement reste vide et compte.',
  A23: 'Le Domaine suivant est révélé en dernier, après l’effet immédiat de celui qui vient d’être bâti.',
  A24: 'Les deux actions sont obligatoires ; prendre une ressource est toujours possible.',
  A25: 'Ressources et points n’ont pas de limite.',

  A26: 'On regarde si la partie finit quand la manche est complète. Une carte remise peut encore écarter la fin.',
  A27: '« Tous les Monstres » et « tous les Domaines » visent les piles de la rangée ; un Événement posé là compte comme épuisé.',
  A28: 'En cas d’égalité, on compte les cartes de départ, Citoyens et Domaines devant chacun, pas les Monstres tués. Encore à égalité : victoire partagée.',
  A29: 'Reese compte les Citoyens sans les cartes de départ.',

  A30: 'De plusieurs Événements activés, le joueur dont c’est le tour choisit l’ordre ; il n’importe jamais, donc on ne le demande pas. Les marqueurs doivent être posés, sur tout Monstre ou Événement visible, l’Événement lui-même compris.',
  A31: 'Les pertes s’arrêtent à zéro. Le joueur au repos n’en a pas.',
  A32: 'Les marqueurs d’Or vont à qui tue le Monstre, en plus de la récompense ; les autres repartent. La réserve est sans fin.',
  A33: '« Par Monstre à vous » comprend celui qui vient d’être tué.',
  A34: 'Un Événement ne fait rien en arrivant ; il agit dès le lancer suivant. Un Événement tué est remplacé par la carte Épuisée du dessous, jamais par un autre Événement.',

  A35: 'À cinq, le joueur à droite de celui dont c’est le tour se repose : ni récolte, ni Héraut, ni cible, ni point par l’Étreinte de Gargan.',
  A36: 'Sans Ducs : 1 point par symbole Ouvrier ou Soldat, 2 par symbole Ombre ou Saint, 1 toutes les {noDukeResources} ressources ; {most} points chaque fois pour le plus de Citoyens, de Monstres et de Domaines, {tied} à égalité.',
  A37: 'Citoyens mélangés : le supplément va selon le nom. Les cartes restent cachées jusqu’à être au-dessus ; un Citoyen remis est visible au-dessus.',
  A38: 'En solo, la partie finit à {alone} emplacements épuisés (égalité perd), quand tous les Monstres sont tués (gagné), ou quand une colonne attaquée est vide (perdu). Les points du plateau comptent. Le Héraut est vérifié aux deux récoltes. Le Duc du Seigneur compte Monstres restants et captures, sans ressources.',
  A39: 'En solo, ce qui serait pris à un joueur vient de la banque. Le Perchoir du Chapardeur prend la carte du dessus de la pile de Monstres la plus à gauche, sans récompense.',
  A40: 'En solo avec les Événements, un Événement est ajouté. Un Événement dans la rangée des Monstres est une pile épuisée.',

  A41: 'Les attaques suivent le premier dé, le second, puis la somme (dès le niveau difficile, sommes de 2 à 6), avec les dés définitifs. Le niveau très difficile comprend le difficile.',
  A42: 'En solo, « aussitôt » veut dire après toute l’action ou la capture, et après la pose des cartes Épuisée. Tous les Monstres tués passe avant le nombre d’emplacements épuisés.',
  A43: 'Les Événements de la grille ne sont pas des Monstres du Seigneur des ténèbres.',
  A44: 'En solo et sans Ducs, les deux camps marquent selon A36, et les majorités se comparent entre eux.',
  A45: 'Une égalité pour une majorité, même à zéro, donne {tied} points à chacun des ex æquo.',
  A46: 'La Trêve des Coupe-jarrets et le Perchoir du Chapardeur doivent servir, contre quelqu’un qui a quelque chose. Si personne n’a rien, rien ne se passe.',
  A47: 'Un Citoyen gratuit doit être pris si l’un convient. La Reine araignée sans Citoyens dans la grille donne de l’Or.',
  A48: 'Les marqueurs appartiennent à l’emplacement et reposent sur la carte du dessus, même sur un Monstre qu’on y a remis : seul un Monstre tué les enlève. En solo, ceux d’un Monstre que le Perchoir du Chapardeur prend retournent à la réserve.',
  A49: 'Si un Événement est tué et qu’il ne reste aucune carte Épuisée, l’emplacement reste vide et compte comme épuisé.',
  A50: 'En solo, une carte qui prend prend toujours tout ce qu’elle peut, une Voleuse trois : la banque a de quoi, et on ne peut y renoncer.',
  A51: 'Une table s’arrête après {mostPlies, number} coups et on compte les points tels quels ; en solo, c’est perdu. Aucune partie normale n’en approche.',
} as const satisfies Readonly<Record<RulingId, string>>;
