/** La règle en français. */
import type { HowToKey } from './en.ts';

export const fr = {
  'goal.title': 'Le but du jeu',
  'goal.1':
    'Vous êtes l’un des deux à quatre Rois qui convoitent la même Vallée. Le joueur qui réunit la plus belle cour l’emporte : à la fin, chaque Sujet de votre Château vous rapporte son **influence**, et une cour bien choisie vous vaut des bonus.',
  'goal.2':
    'Royaumes complets, Chevaliers d’un même Ordre, Paysans mariés et simple Or : tout devient des points. On ne se bat pas. On court à qui sera sur la bonne tuile au bon moment.',
  'goal.caption': 'Ce qui compte à la fin.',

  'setup.title': 'La mise en place',
  'setup.1':
    'Les 90 tuiles sont triées en trois piles d’après le chiffre de leur dos. La pile I sort la première : 25 tuiles forment la **Vallée**, cinq sur cinq, et les quatre dernières commencent la Colline.',
  'setup.2':
    'La **Colline** a deux pentes de six rangées, avec des prix de {priceFoot} Or au pied à {priceTop} au sommet. Elle est garnie de tuiles de la pile II. Le reste de la pile II et la pile III attendent à côté, face cachée.',
  'setup.3':
    'Chacun a un Château de six colonnes et {startGold} Or. Puis, à tour de rôle, chacun pose son Roi sur une tuile de la Vallée où il n’y en a pas encore. [S1]',
  'setup.caption': 'Le Roi rouge est sur la Reine. Bleu a choisi le coin. Personne ne prend une tuile sous un Roi.',

  'turn.title': 'Votre tour',
  'turn.1':
    'Un tour se joue en quatre phases, toujours dans le même ordre. La deuxième et la quatrième sont obligatoires ; la première et la troisième sont des offres que vous pouvez refuser.',
  'turn.recruit': 'Recruter',
  'turn.recruit.about': 'Achetez un Sujet de la Colline. Dès la deuxième manche, si vous le souhaitez.',
  'turn.summon': 'Convoquer',
  'turn.summon.about': 'Déplacez votre Roi et prenez une tuile, ou deux à trois semblables.',
  'turn.kingdom': 'Bonus de Royaume',
  'turn.kingdom.about': 'Retournez cinq Sujets différents contre de l’Or et des points, si vous le souhaitez.',
  'turn.replenish': 'Compléter',
  'turn.replenish.about': 'Choisissez la pente qui comble les vides.',
  'turn.caption': 'Le bandeau en haut de la table montre où vous en êtes.',

  'recruit.title': 'Recruter sur la Colline',
  'recruit.1':
    'Dès la deuxième manche, vous pouvez acheter **un Sujet par tour**. Il coûte le prix de sa rangée et rejoint votre Château. Tout ce qui est au-dessus descend d’une rangée : ce que vous laissez aujourd’hui sera moins cher demain, mais pour tout le monde.',
  'recruit.2':
    'Les tuiles au cadre gris sont des **Spécialistes**. Vous ne pouvez pas les acheter : ils doivent d’abord descendre dans la Vallée. [R3]',
  'recruit.caption':
    'Le Duc de la rangée 4 coûte {priceFour} Or. Ce qui est au-dessus glisse ; le vide au sommet attend la phase 4.',

  'move.title': 'Se déplacer et prendre une tuile',
  'move.1':
    'Votre Roi se déplace comme la dame aux échecs : en ligne droite, dans une rangée, une colonne ou une diagonale, aussi loin que vous voulez. Vous prenez alors **la tuile où il s’arrête** pour votre Château. On ne passe pas son tour.',
  'move.2':
    'Les autres Rois ne vous barrent pas la route : vous passez au-dessus d’eux. Mais personne ne prend une tuile sous un autre Roi, et celle sous votre propre Roi n’est pas à vous non plus. [M5] [M6]',
  'move.3':
    'Un Sujet va face visible dans la colonne de son portrait. Un Spécialiste agit tout de suite et quitte la partie. Vous ne pouvez le prendre que si vous pouvez lui donner ce qu’il demande.',
  'move.caption':
    'Rouge passe au-dessus de la Comtesse et s’arrête sur la Paysanne. La Paysanne est à lui, la Comtesse reste.',
  'move.try': 'À vous : vous êtes Rouge. Où votre Roi peut-il aller ?',

  'sets.title': 'Deux ou trois semblables',
  'sets.1':
    'Au lieu de la tuile où il s’arrête, votre Roi peut ramener **deux ou trois tuiles du même Personnage au-dessus desquelles il est passé** sur cette seule ligne. En échange, il doit s’arrêter juste derrière la dernière, et ne reçoit pas la tuile qui s’y trouve.',
  'sets.2':
    'D’autres tuiles peuvent se trouver entre elles. Les Chevaliers sont semblables quel que soit leur Ordre ; Paysan et Paysanne ne le sont pas. Un Moine ne fait jamais partie d’une série. [X5] [X10] [X11]',
  'sets.caption': 'Trois Paysans sur une diagonale : Rouge les prend tous et s’arrête derrière le troisième.',
  'sets.caption.two': 'Deux Chevaliers, un Bouffon entre eux. Le Roi s’arrête derrière le second et laisse le Bouffon.',
  'sets.fine.1':
    'L’endroit où vous vous arrêtez décide. Derrière la deuxième, vous en prenez deux ; derrière la troisième, toutes les trois, sans trier. [X6] [X7]',
  'sets.fine.2':
    'Une série finit juste devant votre arrivée. Si la dernière tuile est au bord vers lequel vous allez, il n’y a pas de place derrière elle, et elle ne peut pas être prise avec les autres. [X3]',
  'sets.fine.3':
    'Les tuiles sous d’autres Rois restent en place. Il en faut deux de libres, dont la dernière de la série. [X8]',
  'sets.fine.4':
    'À votre arrivée il peut y avoir n’importe quoi : un autre Roi, un Spécialiste inutilisable, le même Personnage encore, ou rien du tout. [X9]',
  'sets.caption.occupied': 'Bleu se tient sur le Paysan du milieu. Rouge prend quand même les deux autres.',
  'sets.try': 'À vous : trouvez toutes les séries depuis le coin.',

  'priest.title': 'Le Moine',
  'priest.1':
    'Arrêtez-vous sur un Moine et payez-lui {priestFee} Or : votre Roi **repart dans la direction de votre choix**, comme si le tour commençait là. Le Moine quitte la partie. Seul le second trajet rapporte des tuiles.',
  'priest.2':
    'Votre pièce reste sur sa place. Elle se retrouvera sur la prochaine tuile qui y viendra, pour celui qui la convoquera. [P2] [P9]',
  'priest.caption': 'La diagonale jusqu’au Moine, une pièce pour lui, puis en route vers la Reine.',
  'priest.fine.1':
    'Payer un Moine sans rien prendre ensuite est impossible : si sa place ne mène nulle part, on ne peut pas le choisir. [P5]',
  'priest.fine.2': 'Par un Moine, vous pouvez même revenir chercher la tuile d’où vous êtes parti. [P6]',
  'priest.fine.3': 'Plusieurs Moines en un tour sont permis, tant que vous pouvez payer chacun d’eux. [P4]',

  'wizard.title': 'Le Sorcier',
  'wizard.1':
    'Le Sorcier **échange** une tuile face visible de votre Château contre n’importe quel Sujet de la Colline, gratuitement et à n’importe quelle rangée. Une Paysanne peut devenir une Reine.',
  'wizard.2':
    'Votre tuile prend exactement la place de l’autre ; rien ne glisse. Une fois le Sorcier convoqué, l’échange est obligatoire, et sans tuile face visible on ne peut pas le convoquer. [W1] [W2]',
  'wizard.caption': 'La Paysanne monte à la rangée 5, la Reine descend au Château.',

  'collector.title': 'Le Collecteur d’Impôt',
  'collector.1':
    'Un Collecteur d’Impôt donne de l’Or. Deux des huit ne demandent rien. Les autres veulent trois, quatre ou cinq **tuiles face visible d’une même colonne** : retournez-en autant et prenez l’Or.',
  'collector.2':
    'Les tuiles retournées gardent toute leur valeur à la fin, mais ne servent plus ni à l’impôt ni à un Royaume. Un jeton marque la colonne : vous ne pourrez plus jamais la taxer. [T3] [T8]',
  'collector.caption':
    'Celui-ci demande {taxNeed} semblables et donne {taxGold} Or. Trois Paysans sont retournés ; leur colonne est taxée pour de bon.',

  'jester.title': 'Le Bouffon',
  'jester.1':
    'Le Bouffon est un Sujet sans portrait. Quand vous l’obtenez, vous le placez dans **la colonne de votre choix**, et il y reste. Il compte désormais comme un tel Sujet pour l’impôt et les Royaumes.',
  'jester.2': 'À la fin, il n’a aucune influence, n’appartient à aucun Ordre et n’épouse personne. [J4]',
  'jester.caption': 'Pas de Reine en vue : le Bouffon en joue une.',

  'kingdom.title': 'Le Bonus de Royaume',
  'kingdom.1':
    'En phase 3, vous pouvez retourner cinq tuiles face visible : **une Reine, un Duc, une Comtesse, un Chevalier, et un Paysan ou une Paysanne**. Vous recevez aussitôt {kingdomGold} Or et un jeton qui vaut {kingdomPoints} points à la fin. Une fois par tour.',
  'kingdom.2':
    'Les Bouffons représentent la colonne où ils se trouvent. Les cinq tuiles gardent leur influence, retournées ou non. [K4]',
  'kingdom.caption': 'Avec le Bouffon en Reine, la cour est au complet.',

  'replenish.title': 'Compléter',
  'replenish.1':
    'Pour finir, vous **choisissez une pente** de la Colline. Ses tuiles, de bas en haut, comblent les vides de la Vallée dans l’ordre où votre Roi les a traversés. C’est vous qui décidez de ce que trouvera le suivant : regardez bien.',
  'replenish.2':
    'Ensuite, la Colline est complétée par le haut : avec la pile II tant qu’il y en a, puis avec la pile III.',
  'replenish.caption':
    'Rouge a traversé d2, c3 et b4, dans cet ordre. Avec la pente de gauche : Paysan, Paysanne, Chevalier.',
  'replenish.fine.1': 'Si une seule pente a assez de tuiles pour tous les vides, c’est elle qu’il faut prendre. [F6]',
  'replenish.fine.2': 'S’il manque des tuiles aux deux pentes, celle qui en a le moins est complétée d’abord. [F5]',

  'end.title': 'La fin',
  'end.1':
    'Quand la Colline ne peut plus être complétée à douze tuiles, la dernière manche a commencé. On joue jusqu’à ce que ce soit de nouveau au premier joueur : **tous auront joué le même nombre de tours**.',
  'end.2':
    'À votre dernier tour, vous pouvez encore recruter et réclamer un Royaume. Après, seuls les points comptent. [R7] [K7]',
  'end.caption':
    'Les deux piles sont vides et deux places de la Colline restent libres : cette manche est la dernière.',

  'scoring.title': 'Le décompte',
  'scoring.1':
    'Retournez tout face visible et additionnez. **Influence** : Reine {infQ}, Duc {infD}, Comtesse {infC}, Chevalier {infK}, Paysan et Paysanne {infF} chacun ; le Bouffon n’en a pas. **Jetons Royaume** : {kingdomPoints} chacun.',
  'scoring.2':
    '**Ordres** : trois Chevaliers d’un même Ordre valent {order3} points, quatre {order4}, les cinq {order5}. **Couples** : {couplePoints} points par Paysan avec une Paysanne. **Or** : {goldPoints, plural, one {# point} other {# points}} chacun.',
  'scoring.3':
    'À égalité, celui qui a le plus d’influence l’emporte ; si elle est égale aussi, vous partagez la victoire. [V6]',
  'scoring.caption': 'Un exemple, additionné avec les mêmes règles que chaque partie.',
  'scoring.castle': 'Le Château de Rouge à la fin. Les tuiles retournées comptent tout autant.',
  'scoring.what': 'Élément',
  'scoring.total': 'Total',
  'scoring.first': 'Rouge',
  'scoring.second': 'Bleu',
  'scoring.wins': 'gagne',

  'tips.title': 'Conseils pour une première partie',
  'tips.1':
    '**Cherchez d’abord les séries.** Deux ou trois tuiles en un seul déplacement, c’est la meilleure affaire de la Vallée.',
  'tips.2':
    '**Regardez ce que vous laissez.** Là où vous vous arrêtez commence votre prochain tour, et la pente choisie nourrit votre voisin.',
  'tips.3':
    '**L’Or, ce sont des points et de la liberté.** Gardez une pièce pour un Moine ; au-delà, ne payez que les tuiles qui achèvent quelque chose.',
  'tips.4':
    '**N’ayez pas peur des Paysans.** Seuls, ils pèsent peu, mais trois paient l’impôt, et chaque Paysanne en fait un couple.',
  'tips.5':
    '**Misez sur un ou deux Ordres.** Quatre Chevaliers d’un même Ordre valent mieux que deux paires différentes.',
  'tips.6':
    '**Gardez un Bouffon pour la colonne qui vous manque.** C’est souvent faute de Reine qu’un Royaume reste incomplet.',
  'tips.caption': 'Prêt ? La table vous montrera tout ce qui est permis.',

  'try.label': 'La Vallée, pour essayer',
  'try.hint':
    'Choisissez une place. Les anneaux montrent ce qui est permis ; ailleurs, vous lirez pourquoi ce ne l’est pas.',
  'try.several': 'Plusieurs déplacements utilisent cette place. Lequel ?',
  'try.again': 'Encore une fois',
  'try.found':
    '{found, plural, =0 {Aucune série trouvée sur {all}} one {# série trouvée sur {all}} other {# séries trouvées sur {all}}}',
  'try.all': 'Les {all} séries sont trouvées. Bravo !',
  'try.red': 'Roi rouge',
  'try.blue': 'Roi bleu',
} as const satisfies Readonly<Record<HowToKey, string>>;
