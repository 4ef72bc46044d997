/** Règles du jeu en français. */
import type { HowToKey } from './en.ts';

export const fr = {
  'goal.title': 'Le but',
  'goal.1':
    'Le trône de Valeria est vide, et chaque Duc le convoite. Vous rassemblez des **Citoyens** qui vous apportent de l’Or, de la Force et de la Magie, vous en recrutez d’autres, vous tuez les **Monstres** aux frontières et vous bâtissez des **Domaines** pour votre royaume.',
  'goal.2':
    'Les Monstres et les Domaines valent les points imprimés, certaines cartes en donnent aussitôt, et à la fin votre **Duc** secret compte ce qui lui tient à cœur. Le joueur qui a le plus de points gagne.',
  'goal.caption': 'Ce que montrent les cartes : leur coût, leur effet, leur valeur.',
  'goal.citizen': 'Citoyen : numéro, rôle, coût ; ce qu’il apporte à votre lancer et à celui des autres',
  'goal.monster': 'Monstre : Force nécessaire, récompense, points',
  'goal.domain': 'Domaine : coût, rôles demandés, pouvoir, points',
  'goal.duke': 'Duc : points à la fin, visible de vous seul',

  'setup.title': 'La table',
  'setup.1':
    'Au milieu s’étend la **grille** : une rangée de cinq contrées avec leurs Monstres, le plus faible au-dessus et la contrée la plus faible à gauche ; deux rangées de Citoyens dans l’ordre des numéros qui les activent ; et une rangée de Domaines, dont seul celui du dessus de chaque pile est visible. [A1]',
  'setup.2':
    'À côté attend la pile des cartes **Épuisée**, {perPlayer} par joueur. Chacun a un Paysan de départ, un Chevalier de départ et un Héraut, {startGold} Or et {startMagic} Magie, regarde deux Ducs et en garde un. [A3]',
  'setup.caption': 'La grille de la première partie. Le petit nombre dit combien de cartes compte une pile.',

  'turn.title': 'Votre tour',
  'turn.1':
    'Un tour compte quatre étapes, toujours dans cet ordre. Aux deux premières tout le monde participe : votre lancer profite à tous.',
  'turn.roll': 'Lancer',
  'turn.roll.about': 'Lancez deux dés. Certains Domaines permettent d’en changer un.',
  'turn.harvest': 'Récolte',
  'turn.harvest.about': 'Les numéros obtenus activent les Citoyens de tous les joueurs.',
  'turn.actions': 'Deux actions',
  'turn.actions.about': 'Recruter, tuer, bâtir ou prendre une ressource : {actions} fois, la même chose ou non.',
  'turn.end': 'Fin du tour',
  'turn.end.about': 'Les piles vides sont couvertes, et le joueur suivant lance.',
  'turn.caption': 'Le bandeau en haut de la table montre où vous en êtes.',

  'roll.title': 'Le lancer',
  'roll.1':
    'Deux dés donnent **trois numéros** : chaque dé pour lui-même, et leur somme. Un 3 et un 5 activent les Citoyens du 3, du 5 et du 8.',
  'roll.2':
    'Un **double** active deux fois les Citoyens de son numéro et une fois ceux de la somme. Avec deux 4, chaque Archère travaille deux fois et chaque Champion une fois. [A8]',
  'roll.caption': 'Rouge lance un 3 et un 5.',
  'roll.caption.double': 'Deux 4 : trois Archères s’activent deux fois chacune, le Champion du 8 une fois.',
  'roll.try': 'Essayez : tournez les dés',
  'roll.try.about': 'Que rapporterait ce lancer ? C’est le tour de Rouge.',
  'roll.die': 'Dé {number} : {face}. Le tourner.',
  'roll.wakes': 'active',
  'roll.nothing': 'rien',

  'harvest.title': 'La récolte',
  'harvest.1':
    'Chaque Citoyen a deux pouvoirs. Le **foncé, à gauche,** sert au joueur qui a lancé les dés, le **clair, à droite,** à tous les autres. Vous gagnez donc à chaque tour de la partie, pas seulement au vôtre.',
  'harvest.2':
    'Les Citoyens activés apportent leurs biens à tous en même temps. Un « par » compte les Citoyens de ce rôle, la carte elle-même comprise, mais ni les cartes de départ ni les Domaines. [A12]',
  'harvest.caption': 'À gauche à votre lancer, à droite au lancer des autres.',

  'herald.title': 'Le Héraut',
  'herald.1':
    'Si le lancer n’active **aucun de vos Citoyens**, votre Héraut apporte une ressource de votre choix. Sur un **double** il vient aussi, même si d’autres travaillent ; sur un double qui n’active personne, il vient deux fois.',
  'herald.2':
    'Le Paysan et le Chevalier de départ comptent : sur un 5 ou un 6 il reste chez lui. Et un Citoyen activé le retient même si vous n’avez pas pu utiliser son pouvoir. [A9] [A6]',
  'herald.caption': 'Un 1 et un 2 : personne ne travaille pour Rouge, alors le Héraut apporte une Force.',

  'trade.title': 'Échanges et vols',
  'trade.1':
    'Certains pouvoirs sont des **échanges** : vous pouvez payer à la banque ce qui est à gauche pour recevoir ce qui est à droite, une fois par activation. Les échanges viennent en dernier : vous pouvez payer avec ce que ce lancer vient d’apporter. [A11]',
  'trade.2':
    'Le pouvoir de gauche de la **Voleuse** passe avant tout le reste : prenez jusqu’à trois Or ou jusqu’à trois Magie à un adversaire, avant sa récolte. Chaque Voleuse choisit à nouveau. [A10]',
  'trade.caption': 'Rouge lance. Le Paysan de Bleu apporte un Or, et le Moine le change en deux Magie.',
  'trade.caption.thief': 'Un 2 et un 5 font 7 : la Voleuse vide la bourse de Bleu avant que les Paysans soient payés.',

  'actions.title': 'Deux actions',
  'actions.1':
    'Avec ce que vous avez, vous faites **{actions} actions**. Les deux sont obligatoires, et vous pouvez faire deux fois la même chose. Prendre une seule ressource est toujours possible. [A24]',
  'actions.2':
    'La **Magie remplace** l’Or et la Force quand vous payez un Citoyen, un Monstre ou un Domaine. Mais au moins un Or, ou une Force, doit être véritable. [A14]',
  'actions.fine.1':
    'Les échanges des Citoyens et les changements de dés se paient exactement comme imprimé ; la Magie n’y aide pas. [A5]',
  'actions.fine.2': 'Rien ne limite ce que vous possédez, et rien ne se perd à la fin d’un tour. [A25]',
  'actions.take': 'Prendre une ressource',
  'actions.take.about': 'Un Or, une Force ou une Magie.',
  'actions.recruit': 'Recruter un Citoyen',
  'actions.recruit.about': 'La carte du dessus d’une pile, contre de l’Or.',
  'actions.slay': 'Tuer un Monstre',
  'actions.slay.about': 'La carte du dessus d’une pile, contre de la Force.',
  'actions.build': 'Bâtir un Domaine',
  'actions.build.about': 'La carte visible, contre de l’Or et avec les bons Citoyens.',
  'actions.caption': 'Les quatre actions.',
  'actions.try': 'Essayez : que peut faire Rouge ?',
  'actions.try.label': 'Une partie de la grille, pour essayer',
  'actions.try.hint':
    'Choisissez une carte. Un bord doré : elle peut être payée ; en pointillé : seulement avec de la Magie.',
  'actions.try.has': 'Rouge a',

  'recruit.title': 'Recruter',
  'recruit.1':
    'Un Citoyen coûte l’Or de sa pièce, et **un de plus pour chaque carte de ce nom que vous avez déjà**. Le Paysan et le Chevalier de départ comptent. Il travaille dès le prochain lancer.',
  'recruit.2': 'Les cartes qui donnent un Citoyen gratuit ne regardent que le coût imprimé. [A15]',
  'recruit.caption':
    'Rouge a le Paysan de départ : le suivant coûte un de plus. Voici toutes les façons de payer ; la Magie seule n’en est pas une.',

  'slay.title': 'Tuer',
  'slay.1':
    'Un Monstre coûte sa **Force** ; les plus forts coûtent **en outre de la Magie**, que rien ne remplace. Il va sur votre pile de victoire, et vous recevez aussitôt sa récompense.',
  'slay.2':
    'Les récompenses « par Monstre » d’une contrée comptent celui que vous venez de tuer. [A33] Sous les Monstres faibles d’une contrée s’en cachent de plus forts, et tout en bas attend un chef.',
  'slay.caption': 'Un Tréant pour une Force et deux Magie.',
  'slay.caption.cube': 'Le Cube coûte quatre Force et une Magie : trois Force sont véritables, une est payée en Magie.',

  'build.title': 'Les Domaines',
  'build.1':
    'Un Domaine coûte de l’Or et **demande des rôles** : vos Citoyens doivent montrer chaque symbole de son coin. Ils ne sont pas dépensés. Les cartes de départ et les autres Domaines n’aident pas. Puis le Domaine suivant de la pile est révélé.',
  'build.2':
    'Les symboles restent sur le Domaine, et votre Duc les comptera peut-être à la fin. Pour les rôles du Domaine suivant, seuls les Citoyens comptent.',
  'build.caption': 'Rouge a un Paysan et deux Archères : un Ouvrier et deux Soldats, comme le demande le Palais.',
  'build.caption.not': 'Pour l’Œil, il manque un Saint.',

  'powers.title': 'Leurs pouvoirs',
  'powers.1':
    'Les Domaines **immédiats** agissent une fois, quand vous les bâtissez. Les Domaines **permanents** agissent désormais, y compris jusqu’à la fin de ce tour : ils changent des dés, rendent des cartes moins chères ou apportent sans cesse quelque chose. [A16]',
  'powers.2':
    'Les Domaines qui changent des dés s’utilisent juste après le lancer, chacun une fois, même plusieurs sur le même dé. Ils doivent changer quelque chose. [A4]',
  'powers.caption': 'Le Palais baisse un 4 à 3 : les Mercenaires travaillent, et la somme est devenue 5.',
  'powers.caption.kinds': 'Immédiat, et permanent.',

  'end.title': 'La fin',
  'end.1':
    'Quand la dernière carte d’une pile est partie, une carte **Épuisée** couvre l’emplacement. La dernière manche est celle où l’une de ces trois choses arrive : **{perPlayer} emplacements par joueur** sont épuisés, tous les Monstres sont tués, ou tous les Domaines sont bâtis.',
  'end.2':
    'La manche est jouée jusqu’au bout, pour que chacun ait joué le même nombre de tours. Si quelqu’un remet à temps une carte, la partie continue. [A26]',
  'end.caption': 'Rouge tue le dernier Monstre des ruines. C’est le quatrième emplacement, assez pour deux joueurs.',

  'scoring.title': 'Décompte',
  'scoring.1':
    'Additionnez les points de vos **Monstres** et de vos **Domaines** et les **points de votre plateau**. Puis révélez votre Duc. Il compte des symboles de rôles sur Citoyens et Domaines, ou des cartes d’une sorte, et les ressources restantes : les trois sortes ensemble, arrondies vers le bas.',
  'scoring.2':
    'En cas d’égalité, le joueur qui a le moins de cartes devant lui l’emporte ; les Monstres tués n’y comptent pas. Encore à égalité : vous partagez la victoire. [A28]',
  'scoring.caption': 'Un exemple, compté selon les mêmes règles que chaque partie.',
  'scoring.dukes': 'Les Ducs de Rouge et de Bleu.',
  'scoring.what': 'Élément',
  'scoring.total': 'Total',
  'scoring.first': 'Rouge',
  'scoring.second': 'Bleu',
  'scoring.wins': 'gagne',

  'variants.title': 'Variantes',
  'variants.1':
    '**À cinq**, le joueur à droite de celui dont c’est le tour se repose : ni récolte, ni Héraut, et on ne peut rien lui prendre. Les piles ont une carte de plus. [A35]',
  'variants.2':
    'Les **Événements** sont posés sur la pile épuisée, un par joueur. Une fois sorti, un Événement agit chaque fois que son numéro est sur un dé ou en est la somme : il prend quelque chose à tous, ou pose un marqueur sur un Monstre. On peut le tuer là où il se trouve. [A30] [A34]',
  'variants.3':
    '**Citoyens mélangés** : les deux sortes d’un numéro sont mélangées en une pile, et seule la carte du dessus est visible. **Sans Ducs**, tous marquent selon un même barème, avec un bonus pour le plus de Citoyens, de Monstres et de Domaines. Ses nombres sont en partie reconstitués. [A37] [A36]',
  'variants.caption.event': 'Un 2 et un 3 activent la Nuée de chauves-souris. Rouge renforce les Ours-hiboux.',
  'variants.caption.five': 'C’est le tour de Rouge ; le joueur à sa droite se repose.',
  'variants.turn': 'joue',
  'variants.rests': 'se repose',
  'variants.caption.table': 'Ce que tous marquent sans Ducs.',
  'variants.fifth': 'Joueur {number}',

  'alone.title': 'Jouer seul',
  'alone.1':
    'Vous lancez les dés, récoltez avec les pouvoirs de gauche et faites vos actions. Puis le **Seigneur des ténèbres attaque** : chaque dé frappe la colonne de son numéro, tant que des Monstres s’y trouvent ; sur un 6, vous choisissez la colonne. Vous cédez un des deux Citoyens qui s’y trouvent, ou le Domaine quand les deux piles sont vides. Enfin vient une seconde récolte, avec les pouvoirs de droite.',
  'alone.2':
    'Tuez **tous les Monstres** et vous gagnez aussitôt. Si une colonne attaquée n’a plus rien à céder, vous perdez. À **{alone} emplacements épuisés**, on compare les points : il compte les Monstres restants, ses captures et un Duc à lui. Il vous en faut plus que lui. [A38]',
  'alone.fine.1': 'Ce qu’une carte prendrait à un adversaire vient de la banque. [A39]',
  'alone.fine.2': 'Avec les Événements, un Événement est ajouté à la pile. [A40]',
  'alone.caption':
    'Les dés montrent 2 et 4. Dans la colonne 2, vous choisissez le Citoyen qui part ; dans la colonne 4, il ne reste que le Domaine.',
  'alone.levels': 'Trois niveaux',

  'setups.title': 'Mises en place',
  'setups.1':
    'Jouez votre première partie avec les cartes ci-dessous : ce sont les plus simples. Ensuite, prenez une des trois mises en place nommées, laissez tout tirer au sort, ou choisissez vous-même contrées et Citoyens. Le Paysan et le Chevalier sont toujours là. [A2]',
  'setups.without': 'Sans ces Domaines : {domains}',
  'setups.caption': '{setup} : contrées et Citoyens',

  'tips.title': 'Conseils',
  'tips.1': '**Occupez le milieu.** 5 à 8 sortent le plus souvent ; les petits numéros tombent aussi sur un seul dé.',
  'tips.2':
    '**Regardez le côté droit.** La plupart des lancers ne sont pas les vôtres. Un Citoyen qui y paie ne dort jamais.',
  'tips.3': '**Les Gobelins d’abord.** Une Force pour un point et un Or, c’est le meilleur prix de la table.',
  'tips.4': '**Gardez une vraie pièce.** La Magie paie presque tout, mais jamais le dernier morceau.',
  'tips.5': '**Écoutez votre Duc.** Deux symboles sur un Domaine peuvent valoir plus que ses points.',
  'tips.6': '**Surveillez les piles.** Le joueur qui vide la dernière décide du moment de la fin.',
  'tips.caption': 'Prêt ? La table vous montrera tout ce que vous pouvez faire.',
} as const satisfies Readonly<Record<HowToKey, string>>;
