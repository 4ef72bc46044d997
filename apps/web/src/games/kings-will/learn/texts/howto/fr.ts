/** Comment jouer, en français. */
import type { HowToKey } from './en.ts';

export const fr = {
  red: 'Rouge',
  blue: 'Bleu',
  green: 'Vert',
  before: 'Avant',
  after: 'Après',

  'goal.title': 'Le but',
  'goal.1':
    'Vous êtes l’un des deux à quatre ducs d’une époque où les rois gouvernent à cheval. Vous veillez sur un **palatinat** : une rangée de terrains avec des paysans, des localités et des bâtiments. {rounds} fois le roi vient en visite, et chaque fois il veut quelque chose.',
  'goal.2':
    'Ce qu’il apprécie le plus figure sur des **cartes Volonté du roi** secrètes. Vous en découvrez une partie, vous vous engagez sur quelques cartes et vous façonnez vos terres en conséquence. Le joueur qui a le mieux plu au roi a le plus de points à la fin.',
  'goal.caption': 'D’où viennent les points.',
  'goal.start': 'Au départ',
  'goal.slot': 'Tuile de la dernière case',
  'goal.levy': 'Redevances volontaires',
  'goal.will': 'Volontés du roi, à la fin',
  'goal.wrath': 'Colère du roi, par carte',
  'goal.seam': 'Symboles entiers entre bâtiments',
  'goal.upTo': 'jusqu’à {points}',

  'setup.title': 'La mise en place',
  'setup.1':
    'Chacun pose côte à côte une montagne, une forêt, une prairie et un champ, dans l’ordre de son choix, avec {startFarmers} paysans et un **hameau**. La rangée grandira, mais son ordre ne changera plus. [17] [25]',
  'setup.2':
    'Vous commencez avec {startGoods} ressources au choix, {startCoins} pièces et {startPoints} points ; toutes les autres échelles sont à 0. Les paysans servent à presque tout : ils récoltent, paient l’impôt et fondent des localités. Vos points sont secrets, sauf si la table joue à points ouverts. [35]',
  'setup.3':
    'À côté des plateaux se trouvent les autres terrains, les paysans, les localités et les {buildings} bâtiments. Ce qui est pris n’est plus là : chaque bâtiment est unique. [36]',
  'setup.4':
    'Les neuf tuiles Action forment une rangée : d’abord toujours le roi, « Déplacer », « Multiplier » et « Intriguer », dans cet ordre, puis les cinq autres au hasard. Sur les {travels} plateaux de voyage, {rounds} sont tirés, et le premier est visible. Le sort désigne qui commence. [30]',
  'setup.row': 'La rangée au début d’une partie : quatre tuiles sont bloquées, cinq sont libres.',
  'setup.caption': 'Un début possible : le bois devant la porte, la pierre juste à côté.',

  'wills.title': 'La volonté du roi',
  'wills.1':
    'Avant de poser quoi que ce soit, vous recevez en secret deux cartes Volonté du roi. **L’une va face cachée sur le plateau**, l’autre quitte la partie. Avec des cartes que personne ne connaît, le plateau en compte {fields}.',
  'wills.2':
    'Le haut d’une carte dit ce qui rapporte des points à la fin, mais seulement à ceux qui s’y sont engagés. Le bas est la **colère** : si vous n’y échappez pas, vous perdez {wrath} points, engagé ou non.',
  'wills.3':
    'Vous connaissez votre carte dès le début et vous en regardez d’autres en cours de partie. La table tient pour vous un **carnet** secret : les cartes vues restent visibles pour vous seul, et vous voyez qui a regardé où. On peut le désactiver si l’on préfère se souvenir. [31]',
  'wills.hand': 'Deux cartes dans la main de Rouge. Laquelle doit compter ?',
  'wills.plan':
    'Le plateau vu par Rouge après un coup d’œil : trois cartes connues, les autres cachées. La longue-vue montre ce que Bleu connaît.',

  'row.title': 'La rangée des tuiles Action',
  'row.1':
    'Neuf tuiles Action forment une rangée. **Les quatre de gauche sont bloquées** et ne peuvent être prises. À votre tour, vous prenez l’une des autres ; la tuile du roi ne peut jamais être choisie.',
  'row.2':
    'À la fin du tour, votre tuile revient **tout à gauche**, et tout ce qui précède le vide avance d’une case vers la droite. Ce qui vient de servir est hors d’atteinte pour un temps, et les tuiles bloquées se libèrent une à une.',
  'row.3':
    'Le joueur qui prend la tuile de la **dernière case** reçoit aussitôt {slotBonus, plural, one {# point} other {# points}}. Et surveillez le roi : sa tuile avance aussi, et dès qu’elle arrive à droite, il se met en route. [4]',
  'row.fine.1':
    'Le roi avance chaque fois que la tuile prise se trouve à sa droite. Prenez-en une à sa gauche et il reste où il est : c’est ainsi qu’on fait durer une manche.',
  'row.fine.2':
    'Une manche dure donc au moins huit tours et n’a pas de limite. Si cela vous inquiète, une option n’autorise dès le tour 16 que les tuiles à droite du roi. [37]',
  'row.caption': 'Rouge prend « Gouverner » sur la dernière case. La tuile va à gauche, le roi avance d’une case.',
  'row.stays': 'Ici le roi est sur la case 7. « Récolter » se trouve à sa gauche : il ne bouge pas.',

  'turn.title': 'Deux actions pour vous, une pour les autres',
  'turn.1':
    'Presque chaque tuile porte deux actions. Le joueur qui l’a prise en fait **deux** : chacune une fois, dans l’ordre voulu, ou deux fois la même. Puis chaque autre joueur, à tour de rôle, en fait **une**.',
  'turn.2':
    'Rien n’est obligatoire, sinon de prendre une tuile : vous pouvez en faire moins, ou passer. Votre deuxième action peut profiter de la première. [1] [2] [3]',
  'turn.fine.1': 'Une action qui n’apporte rien est permise ; la table vous prévient avant. [44]',
  'turn.caption': 'Rouge a pris « Gouverner » : deux actions pour Rouge, une pour Bleu.',

  'harvest.title': 'Récolter',
  'harvest.1': '**Cultiver les champs** rapporte une nourriture par paysan sur vos champs.',
  'harvest.2': '**Élever du bétail** rapporte un cuir par paysan sur vos prairies.',
  'harvest.caption': 'Deux paysans sur la prairie, un sur le champ : Rouge utilise chaque action une fois, Bleu suit.',

  'extract.title': 'Extraire, et l’entrepôt',
  'extract.1':
    '**Abattre du bois** compte vos paysans en forêt, **tailler la pierre** ceux des montagnes. Cela marche comme une récolte.',
  'extract.2':
    'Votre entrepôt contient **{store} de chaque ressource**, et l’échelle de l’argent s’arrête à {money}. Ce qui n’a pas de place est perdu. Votre premier château apporte une extension pour {extension}. [10] [38]',
  'extract.caption':
    'Deux paysans et le premier niveau de développement font trois bois, mais il n’y a place que pour deux.',

  'enrich.title': 'S’enrichir',
  'enrich.1':
    '**Sonder la volonté du roi** : regardez en secret une carte du plateau. Personne d’autre n’apprend ce qu’elle dit, mais tous voient où vous avez regardé.',
  'enrich.2':
    '**Lever des impôts** : une pièce par paysan. Le peuple n’aime pas cela : son moral baisse de {taxMood}. [22]',
  'enrich.3': 'Les pièces paient les bâtiments et certaines exigences du roi.',
  'enrich.caption':
    'Rouge a regardé la carte 5. Puis quatre paysans paient quatre pièces, et le moral passe sous zéro.',

  'build.title': 'Construire : localités et bâtiments',
  'build.1':
    '**Fonder une localité** : il faut un paysan sur le terrain, un emplacement libre et les ressources. Une localité change aussitôt le moral.',
  'build.2':
    'Dans un **hameau**, les familles s’agrandissent. Dans un **village** aussi, et il accueille {villageRoom} paysans. Votre premier **château** agrandit l’entrepôt. Un **monastère** vous protège d’une colère à la fin. [40]',
  'build.3':
    '**Ériger un bâtiment** se fait sous n’importe lequel de vos terrains, un sous chacun ; aucun paysan n’est requis. Il coûte des ressources et des pièces, change le moral, et presque tous ont dès lors un effet. [14] [15]',
  'build.fine.1':
    'Les collines ont {hillSites, plural, one {un emplacement} other {# emplacements}}, les lacs {lakeSites, plural, one {un} other {#}}, et ni les unes ni les autres ne donnent de ressources. [16]',
  'build.fine.2': 'Ce qui est posé n’est ni déplacé ni démoli.',
  'build.places': 'Ce que coûtent les quatre localités, leur effet sur le moral et ce à quoi elles servent.',
  'build.place': 'Localité',
  'build.cost': 'Coût',
  'build.good': 'Utilité',
  'build.caption':
    'Un château sur la montagne, puis le Moulin sous la prairie. L’extension de l’entrepôt vient aussitôt.',

  'seams.title': 'Des bâtiments côte à côte',
  'seams.1':
    'Chaque bâtiment montre à gauche et à droite un demi-symbole d’une valeur de 1, 2 ou 3. Quand deux voisins montrent **la même moitié**, le symbole est entier et rapporte sa valeur à la fin.',
  'seams.2':
    'L’endroit compte autant que le bâtiment. Les moitiés aux deux bouts de la rangée ne rapportent rien. [39]',
  'seams.caption':
    'Moulin et École se rejoignent déjà. La Foire convient à côté de l’École : un symbole entier de plus.',

  'govern.title': 'Gouverner : éducation et développement',
  'govern.1':
    '**Améliorer l’éducation** : un niveau de plus, et moral +{educationMood}. Chaque niveau réduit le coût d’une sorte de localité d’une ressource au choix ; le dernier permet d’en remplacer une par n’importe quelle autre. [11] [12] [46]',
  'govern.2':
    '**Accroître le développement** : un niveau de plus. Chaque niveau apporte une ressource de plus à chaque récolte de ce genre, même sans paysan. Avec le dernier, vous pouvez échanger une ressource que vous venez de recevoir. [8] [9]',
  'govern.3': 'Tous les niveaux inférieurs restent actifs. Une échelle pleine ne peut plus monter. [13]',
  'govern.caption': 'Les deux échelles en un tour ; l’éducation a aussi plu au peuple.',
  'govern.discount': 'Avec l’éducation 1, un hameau coûte une ressource de moins : Rouge paie sans nourriture.',
  'govern.step': 'Niveau',

  'move.title': 'Déplacer',
  'move.1':
    '**Déplacer des paysans** : {steps} pas vers des terrains voisins, par un paysan ou partagés entre deux. Un pas peut mener **au-delà du bout de votre rangée** : choisissez un nouveau terrain dans la réserve, posez-le et placez-y le paysan.',
  'move.2': '**Échanger une ressource** de votre entrepôt contre n’importe quelle autre.',
  'move.fine.1':
    'Un terrain accueille {farmersPerLand} paysans, {villageRoom} s’il a un village. On le vérifie à la fin du déplacement. [23]',
  'move.fine.2': 'Un seul nouveau terrain par action de ce genre, et seulement depuis un bout de la rangée. [24]',
  'move.caption': 'Un paysan rejoint l’autre sur le champ, puis l’un d’eux repart et ajoute un lac.',

  'multiply.title': 'Multiplier',
  'multiply.1':
    '**Agrandir la famille** : un paysan de plus sur un terrain avec hameau ou village, où se trouve déjà un paysan et où il reste de la place. [26]',
  'multiply.2': '**Vendre une ressource** pour {sale} pièces.',
  'multiply.caption': 'La forêt est pleine, la famille s’agrandit donc sur la prairie. Puis Rouge vend du bois.',
  'multiply.village': 'Un village accueille {villageRoom} paysans.',

  'intrigue.title': 'Intriguer',
  'intrigue.1':
    'Cette tuile vous donne **une seule action d’une tuile bloquée**. Les autres ne peuvent pas suivre. Ensuite Intriguer va tout à gauche ; la tuile dont vous avez utilisé l’action reste dans la rangée et ne fait qu’avancer.',
  'intrigue.2':
    'Elle est plus faible que les autres, mais elle est à vous seul et arrive souvent au bon moment. [5] [6]',
  'intrigue.caption': '« Récolter » est bloquée. Rouge cultive ses champs malgré tout, et Bleu n’a rien.',

  'mood.title': 'Moral et révolte',
  'mood.1':
    'Le moral de votre peuple va de −4 à +4. Les impôts, les redevances impayées et certains bâtiments le font baisser ; les foyers, les écoles et les fêtes le relèvent. Un bon moral vous ouvre les redevances volontaires.',
  'mood.2':
    'À −4 le peuple se **révolte** : vous perdez {rebellionPoints, plural, one {# point} other {# points}} et un paysan au choix, et le moral remonte à −3. [19] [20]',
  'mood.fine.1': 'Le dernier paysan reste toujours ; vous perdez un point de plus à sa place. [18]',
  'mood.fine.2': 'Les points ne descendent jamais sous 0. [21]',
  'mood.caption': 'Des impôts au moral −3 : quatre pièces, et une révolte.',

  'visit.title': 'Le roi voyage',
  'visit.1':
    'Dès que la tuile du roi arrive à droite, la manche est finie. D’abord chacun **s’engage** : le joueur qui a pris la dernière tuile commence, et chacun pose un disque sur une carte Volonté du roi. Jamais deux sur la même.',
  'visit.2':
    'À deux ou trois joueurs, une carte a place pour deux disques, à quatre pour trois. Seul votre disque fait qu’une carte vous paie, et toute carte avec un disque menace chacun de sa colère.',
  'visit.3':
    'Puis viennent les redevances du plateau de voyage. Ensuite on passe au plateau suivant, le roi revient sur la case 1 et le joueur suivant commence. [42]',
  'visit.caption':
    'Trois joueurs. Rouge s’engage sur la carte 3, Bleu le suit : elle est pleine. Vert prend la carte 5.',

  'levies.title': 'Les redevances',
  'levies.1':
    'Le bas du plateau de voyage est **obligatoire** pour tous. Si vous ne pouvez pas tout payer, vous gardez tout, vous perdez {levyPoints, plural, one {# point} other {# points}}, et le moral baisse de {levyMood}. Le plateau est visible dès le début de la manche : préparez-vous. [27] [30]',
  'levies.2':
    'Puis chacun à son tour, en commençant par le joueur qui a pris la dernière tuile, peut utiliser le haut, qui est **volontaire** : des ressources ou des pièces contre des points, chaque offre une fois. Ce qui vous est ouvert dépend du moral de votre peuple ; les offres plus basses le restent. [29]',
  'levies.fine.1': 'Si vous pouvez payer la redevance obligatoire, vous devez le faire.',
  'levies.fine.2': 'Votre dernier paysan n’est jamais pris et ne peut pas être donné. [28] [50]',
  'levies.caption': 'Rouge paie et, avec le moral 2, donne deux fois. Il manque une nourriture à Bleu.',

  'two.title': 'À deux joueurs',
  'two.1':
    'Quand les deux se sont engagés, le joueur qui a pris la dernière tuile ajoute un **disque neutre** sur une carte ; jamais un deuxième neutre sur la même.',
  'two.2':
    'Il occupe une place et fait compter la carte : sa colère peut vous frapper tous deux. Un disque neutre sur une carte que seul votre rival manque vaut {wrath} points. [32]',
  'two.caption': 'Rouge et Bleu se sont engagés ; le disque neutre de cette manche va sur la carte 5.',

  'scoring.title': 'La fin et le décompte',
  'scoring.1':
    'Après la dernière visite, on retourne les cartes Volonté du roi qui portent au moins un disque. Les autres ne comptent pas.',
  'scoring.2':
    '**Colère** : pour chaque carte de ce genre dont vous manquez la condition du bas, vous perdez {wrath} points. Chaque monastère en annule une. [40]',
  'scoring.3':
    '**Volonté** : pour chaque carte avec votre disque dont vous avez évité la colère, vous recevez ce que paie le haut. **Bâtiments** : les symboles entiers rapportent leur valeur, et un bâtiment peut payer pour ce que vous possédez.',
  'scoring.4':
    'Le joueur qui a le plus de points l’emporte. À égalité, l’emporte celui des ex æquo qui jouait le dernier dans l’ordre de la première manche. [34]',
  'scoring.caption': 'Un exemple, calculé par les mêmes règles que chaque partie.',
  'scoring.red': 'Le palatinat de Rouge à la fin. Le monastère du lac a détourné une colère.',
  'scoring.plan': 'Les cartes qui comptent, retournées.',
  'scoring.what': 'Élément',
  'scoring.points': 'Points récoltés',
  'scoring.wrath': 'Colère du roi',
  'scoring.shields': 'Détournées par monastère',
  'scoring.seams': 'Symboles entiers',
  'scoring.total': 'Total',
  'scoring.wins': 'gagne',

  'first.title': 'La première partie',
  'first.1':
    'Pour découvrir le jeu, il y a une partie plus courte : **{firstRounds} manches** au lieu de {rounds}, {firstFields} cartes Volonté du roi de A à {firstLast}, pas de lacs, et les effets des bâtiments sont ignorés ; prix, moral et moitiés valent. [33] [43]',
  'first.2':
    'Tous commencent de même, avec la même rangée et les mêmes ressources. Choisissez-la en préparant une partie.',
  'first.caption': 'Le début de la première partie.',

  'tips.title': 'Conseils',
  'tips.1':
    '**Regardez tôt.** Une carte connue à la manche 1 peut façonner toutes vos terres ; à la dernière, ce n’est plus qu’une nouvelle.',
  'tips.2':
    '**Pensez à ceux qui suivent.** Une tuile qui vous donne deux actions leur en donne une. Prenez ce qui ne leur sert pas.',
  'tips.3': '**D’abord des paysans.** Chaque récolte et chaque impôt les compte.',
  'tips.4':
    '**Gardez le moral à {offerMood} ou mieux.** Les redevances volontaires sont la source de points la plus régulière.',
  'tips.5': '**Lisez le plateau de voyage.** La redevance de la manche est visible dès son premier tour.',
  'tips.6':
    '**Songez à chaque colère.** {wrath} points perdus sur la carte d’un autre coûtent autant que {wrath} points non gagnés.',
  'tips.caption': 'Vous en savez assez ?',
} as const satisfies Readonly<Record<HowToKey, string>>;
