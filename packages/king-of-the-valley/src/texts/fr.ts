/**
 * Français. `some.` compte ; `column.` suit « des ». Pas de « de » ni de « que » devant un nom de joueur : l’élision
 * serait fausse une fois sur deux.
 */
import type { Key } from './en.ts';

export const fr = {
  player: 'Joueur {seat}',
  place: '{place}',
  number: '{number}',
  placed: '{tile} en {place}',

  'name.Q': 'Reine',
  'name.D': 'Duc',
  'name.C': 'Comtesse',
  'name.K': 'Chevalier',
  'name.Kl': 'Chevalier de l’Ordre du Lion',
  'name.Kf': 'Chevalier de l’Ordre du Faucon',
  'name.Ko': 'Chevalier de l’Ordre du Chêne',
  'name.Ks': 'Chevalier de l’Ordre du Soleil',
  'name.F': 'Paysan',
  'name.W': 'Paysanne',
  'name.J': 'Bouffon',
  'name.P': 'Moine',
  'name.Z': 'Sorcier',
  'name.T': 'Collecteur d’Impôt',
  'name.JQ': 'Bouffon imitant une Reine',
  'name.JD': 'Bouffon imitant un Duc',
  'name.JC': 'Bouffon imitant une Comtesse',
  'name.JK': 'Bouffon imitant un Chevalier',
  'name.JF': 'Bouffon imitant un Paysan',
  'name.JW': 'Bouffon imitant une Paysanne',
  'name.collector':
    'Collecteur d’Impôt : {need, plural, =0 {sans prérequis} other {# Sujets du même type face visible}}, {gold} Or',

  'one.Q': 'une Reine',
  'one.D': 'un Duc',
  'one.C': 'une Comtesse',
  'one.K': 'un Chevalier',
  'one.Kl': 'un Chevalier de l’Ordre du Lion',
  'one.Kf': 'un Chevalier de l’Ordre du Faucon',
  'one.Ko': 'un Chevalier de l’Ordre du Chêne',
  'one.Ks': 'un Chevalier de l’Ordre du Soleil',
  'one.F': 'un Paysan',
  'one.W': 'une Paysanne',
  'one.FW': 'un Paysan ou une Paysanne',
  'one.J': 'un Bouffon',
  'one.P': 'un Moine',
  'one.Z': 'un Sorcier',
  'one.T': 'un Collecteur d’Impôt',

  'some.Q': '{count, plural, one {une Reine} other {# Reines}}',
  'some.D': '{count, plural, one {un Duc} other {# Ducs}}',
  'some.C': '{count, plural, one {une Comtesse} other {# Comtesses}}',
  'some.Kl': '{count, plural, one {un Chevalier} other {# Chevaliers}} de l’Ordre du Lion',
  'some.Kf': '{count, plural, one {un Chevalier} other {# Chevaliers}} de l’Ordre du Faucon',
  'some.Ko': '{count, plural, one {un Chevalier} other {# Chevaliers}} de l’Ordre du Chêne',
  'some.Ks': '{count, plural, one {un Chevalier} other {# Chevaliers}} de l’Ordre du Soleil',
  'some.F': '{count, plural, one {un Paysan} other {# Paysans}}',
  'some.W': '{count, plural, one {une Paysanne} other {# Paysannes}}',
  'some.J': '{count, plural, one {un Bouffon} other {# Bouffons}}',
  'some.P': '{count, plural, one {un Moine} other {# Moines}}',
  'some.Z': '{count, plural, one {un Sorcier} other {# Sorciers}}',
  'some.T': '{count, plural, one {un Collecteur} other {# Collecteurs}} d’Impôt',
  'some.JQ': '{count, plural, one {un Bouffon imitant une Reine} other {# Bouffons imitant des Reines}}',
  'some.JD': '{count, plural, one {un Bouffon imitant un Duc} other {# Bouffons imitant des Ducs}}',
  'some.JC': '{count, plural, one {un Bouffon imitant une Comtesse} other {# Bouffons imitant des Comtesses}}',
  'some.JK': '{count, plural, one {un Bouffon imitant un Chevalier} other {# Bouffons imitant des Chevaliers}}',
  'some.JF': '{count, plural, one {un Bouffon imitant un Paysan} other {# Bouffons imitant des Paysans}}',
  'some.JW': '{count, plural, one {un Bouffon imitant une Paysanne} other {# Bouffons imitant des Paysannes}}',

  'column.Q': 'Reines',
  'column.D': 'Ducs',
  'column.C': 'Comtesses',
  'column.K': 'Chevaliers',
  'column.F': 'Paysans',
  'column.W': 'Paysannes',

  'order.lion': 'Ordre du Lion',
  'order.falcon': 'Ordre du Faucon',
  'order.oak': 'Ordre du Chêne',
  'order.sun': 'Ordre du Soleil',

  'slope.left': 'Pente de gauche',
  'slope.right': 'Pente de droite',

  'phase.place': 'Installation',
  'phase.recruit': 'Phase 1 : recruter sur la Colline',
  'phase.summon': 'Phase 2 : convoquer dans la Vallée',
  'phase.kingdom': 'Phase 3 : Bonus de Royaume',
  'phase.replenish': 'Phase 4 : compléter la Vallée et la Colline',
  'phase.over': 'Fin de partie',

  'phase.short.place': 'Rois',
  'phase.short.recruit': 'Recruter',
  'phase.short.summon': 'Convoquer',
  'phase.short.kingdom': 'Royaume',
  'phase.short.replenish': 'Compléter',
  round: '{round, plural, =0 {Installation} other {Manche #}}',

  'move.place': 'Placer le Roi en {place}',
  'move.recruit': 'Recruter {tile} pour {gold} Or{side, select, left {, pente gauche} right {, pente droite} other {}}',
  'move.skip': '{phase, select, recruit {Ne recruter personne} other {Pas de Bonus de Royaume}}',
  'move.take':
    'Convoquer {tiles}{where, select, some { ({places}), finir en {place}} end {, finir en {place}} tile { en {place}} other {}}',
  'move.priest': 'Payer {gold} Or au Moine en {place} et repartir',
  'move.jester': 'Placer le Bouffon avec les {column}',
  'move.swap':
    'Échanger {piece} contre {tile}{side, select, left {, pente gauche à {price}} right {, pente droite à {price}} other {}}',
  'move.tax': 'Retourner {pieces}',
  'move.kingdom': 'Retourner {pieces} pour le Bonus de Royaume',
  'move.refill': 'Compléter depuis la pente de {slope, select, left {gauche} other {droite}}',

  'event.placed': '{player} place son Roi en {place}.',
  'event.turn': 'Manche {round} : c’est à {player} de jouer.',
  'event.recruited': '{player} recrute {tile} sur la Colline ({slot}) pour {gold} Or.',
  'event.declined': '{player} {phase, select, recruit {ne recrute personne} other {renonce au Bonus de Royaume}}.',
  'event.prayed': '{player} paie {gold} Or au Moine en {place} et repart de là.',
  'event.took': '{player} convoque {tiles} {count, plural, one {en {places}} other {({places}) et s’arrête en {end}}}.',
  'event.found': '{player} trouve {gold} Or en {place}.',
  'event.stuck': '{player} ne peut convoquer personne : son Roi reste sur place.',
  'event.jester': '{player} place le Bouffon dans la colonne des {column}.',
  'event.swapped': '{player} échange {piece} contre {tile} de la Colline ({slot}).',
  'event.taxed':
    '{player} {count, plural, =0 {reçoit} other {retourne {pieces} et reçoit}} {gold} Or du Collecteur d’Impôt.',
  'event.kingdom': '{player} réclame le Bonus de Royaume avec {pieces}, et reçoit {gold} Or et un jeton Royaume.',
  'event.refilled':
    '{count, plural, =0 {La Colline est vide : {player} ne peut pas compléter la Vallée.} other {{player} complète la Vallée avec la pente de {slope, select, left {gauche} other {droite}} : {tiles}.}}',
  'event.drew': 'La pente de {slope, select, left {gauche} other {droite}} de la Colline reçoit {tiles}.',
  'event.ending': 'La Colline ne peut plus être complétée entièrement : cette manche est la dernière.',
  'event.standstill': 'Plus personne ne peut rien faire : cette manche est la dernière.',
  'event.over': 'La partie est terminée.',

  'ask.place': 'Placez votre Roi sur une tuile de la Vallée où ne se trouve aucun Roi.',
  'ask.recruit': 'Recrutez un Sujet de la Colline avec vos {gold} Or, ou continuez sans recruter.',
  'ask.summon':
    'Déplacez votre Roi en ligne droite et convoquez le Personnage sur lequel il s’arrête, ou ceux du même type au-dessus desquels il passe.',
  'ask.onward': 'Repartez de la place du Moine ({place}) dans la direction de votre choix et convoquez.',
  'ask.kingdom': 'Réclamez le Bonus de Royaume ({gold} Or et un jeton Royaume), ou gardez vos Sujets pour plus tard.',
  'ask.replenish':
    'Choisissez la pente de la Colline qui complète {count, plural, one {la place vide} other {les # places vides}} de la Vallée.',
  'ask.jester':
    '{count, plural, one {Choisissez la colonne où votre Bouffon restera jusqu’à la fin.} other {Choisissez une colonne pour le premier de vos # Bouffons ; il y restera jusqu’à la fin.}}',
  'ask.swap':
    'Échangez un Sujet face visible de votre Château contre un Sujet de la Colline{count, plural, one {.} other { ; il vous reste # échanges.}}',
  'ask.tax': 'Choisissez {need} Sujets face visible d’une même colonne à retourner pour {gold} Or.',

  'score.Q': '{count, plural, one {# Reine} other {# Reines}}',
  'score.D': '{count, plural, one {# Duc} other {# Ducs}}',
  'score.C': '{count, plural, one {# Comtesse} other {# Comtesses}}',
  'score.K': '{count, plural, one {# Chevalier} other {# Chevaliers}}',
  'score.F': '{count, plural, one {# Paysan} other {# Paysans}}',
  'score.W': '{count, plural, one {# Paysanne} other {# Paysannes}}',
  'score.kingdoms': '{count, plural, one {# jeton} other {# jetons}} Royaume',
  'score.lion': 'Ordre du Lion : {count, plural, one {# Chevalier} other {# Chevaliers}}',
  'score.falcon': 'Ordre du Faucon : {count, plural, one {# Chevalier} other {# Chevaliers}}',
  'score.oak': 'Ordre du Chêne : {count, plural, one {# Chevalier} other {# Chevaliers}}',
  'score.sun': 'Ordre du Soleil : {count, plural, one {# Chevalier} other {# Chevaliers}}',
  'score.couples': '{count, plural, one {# couple} other {# couples}} Paysan/Paysanne',
  'score.gold': '{count, number} Or',

  'why.over': 'La partie est terminée.',
  'why.not-your-turn': 'Ce n’est pas votre tour : c’est à {player} de jouer.',
  'why.finish-first':
    '{ask, select, jester {Choisissez d’abord la colonne de votre Bouffon} swap {Faites d’abord l’échange du Sorcier} other {Choisissez d’abord les Sujets pour votre Collecteur d’Impôt}}.',
  'why.phase-later':
    'Cela relève de la phase {phase}. {now, select, place {Tous les Rois prennent d’abord place dans la Vallée.} recruit {Recrutez d’abord un Sujet, ou renoncez-y.} summon {Convoquez d’abord dans la Vallée.} other {Réclamez d’abord le Bonus de Royaume, ou renoncez-y.}}',
  'why.phase-over':
    '{needed, select, recruit {Le recrutement (phase 1) est terminé} other {La convocation (phase 2) est terminée}} pour ce tour.',
  'why.mandatory':
    '{ask, select, place {Votre Roi doit prendre place dans la Vallée.} summon {Convoquer est obligatoire.} replenish {La Vallée doit être complétée : choisissez une pente.} jester {Le Bouffon doit être placé dans une colonne.} swap {L’échange du Sorcier est obligatoire.} other {Le Collecteur d’Impôt convoqué doit collecter l’impôt.}}',
  'why.nothing-offered': 'Il n’y a rien à quoi renoncer pour l’instant.',

  'why.king-here':
    'Un Roi se trouve déjà en {place} ({player}) : lors de l’installation, chaque tuile n’en accueille qu’un.',
  'why.not-in-line': 'Votre Roi se déplace en ligne droite ou en diagonale : {place} n’est pas aligné avec {from}.',
  'why.own-tile': 'Votre Roi part de {place} : ce Personnage ne peut être convoqué qu’en passant par un Moine.',
  'why.standing-still': 'Votre Roi se trouve déjà en {place} : il doit se déplacer.',
  'why.king-on-tile':
    '{count, plural, one {Un Roi adverse se trouve} other {Des Rois adverses se trouvent}} en {place} ({players}) : ce Personnage ne peut pas être convoqué.',
  'why.opened': 'Le Moine en {place} est parti : la place reste vide jusqu’à ce que la Vallée soit complétée.',
  'why.empty': 'Il n’y a pas de tuile en {place}.',
  'why.priest-fee': 'Le Moine demande {fee} Or ; vous en avez {gold}.',
  'why.priest-coin': 'Le Moine demande {fee} Or avant que vous receviez la pièce posée sur lui ; vous en avez {gold}.',
  'why.priest-no-way': 'Depuis le Moine en {place}, votre Roi ne pourrait convoquer personne.',
  'why.wizard-castle': 'Le Sorcier a besoin d’un Sujet face visible dans votre Château ; vous n’en avez pas.',
  'why.wizard-hill': 'Le Sorcier a besoin d’un Sujet sur la Colline ; il n’y en a pas.',
  'why.collector-need':
    'Ce Collecteur d’Impôt demande {need} Sujets du même type face visible dans une colonne jamais taxée ; vous en avez {most} au plus.',
  'why.collector-taxed':
    'Ce Collecteur d’Impôt demande {need} Sujets du même type face visible ; vous n’en avez autant que là où l’impôt est déjà collecté : {columns}.',

  'why.set-priest': 'Les Moines ne se convoquent jamais à plusieurs.',
  'why.set-king':
    '{count, plural, one {Un Roi adverse se trouve} other {Des Rois adverses se trouvent}} en {place} ({players}) : cette tuile ne peut pas être la dernière d’une série.',
  'why.set-near':
    '{place} est trop près : pour une série, votre Roi passe au-dessus d’au moins deux tuiles et s’arrête derrière la dernière.',
  'why.set-edge': 'Votre Roi devrait s’arrêter juste derrière {place}, mais la Vallée se termine là.',
  'why.set-single':
    'Une série compte deux ou trois Personnages du même type : il n’y en a pas de deuxième sur le chemin vers {place}.',
  'why.set-kings':
    'Parmi les Personnages du même type sur le chemin vers {place}, trop peu sont libres : ceux sous un Roi adverse ({players}) restent en place.',
  'why.set-collectors':
    'Vous ne pouvez pas convoquer ces Collecteurs d’Impôt ensemble : ils demandent {needs} Sujets du même type face visible, et il faut à chacun une autre colonne, jamais taxée. (Un Collecteur sans prérequis n’en demande aucune.)',
  'why.land-near':
    '{place} est trop près : votre Roi passe au-dessus d’au moins deux tuiles avant de s’arrêter derrière une série.',
  'why.land-no-set': 'Vous ne pouvez vous arrêter ici que pour prendre une série, et aucune ne se termine en {last}.',

  'why.round-one': 'On ne recrute qu’à partir de la manche {first} ; c’est la manche {round}.',
  'why.recruited-already': 'Vous avez déjà recruté un Sujet pendant ce tour.',
  'why.too-poor': 'Le Sujet en {slot} coûte {price} Or ; vous en avez {gold}.',
  'why.specialist-recruit':
    'En {slot} se trouve {tile} : les Spécialistes ne se recrutent pas, ils se convoquent dans la Vallée.',
  'why.specialist-swap': 'En {slot} se trouve {tile} : le Sorcier ne prend que des Sujets sur la Colline.',
  'why.slot-empty': 'Il n’y a pas de tuile en {slot}.',
  'why.slope-short':
    'La pente de {slope, select, left {gauche} other {droite}} compte {held, plural, one {# tuile} other {# tuiles}} et il en faut {wanted} pour la Vallée : prenez l’autre, qui en a assez.',

  'why.column-idle': 'Aucun Bouffon, Sorcier ou Collecteur d’Impôt n’attend de colonne.',
  'why.piece-idle':
    'Les tuiles de votre Château ne servent qu’au Sorcier, au Collecteur d’Impôt et au Bonus de Royaume ; aucun d’eux n’agit en ce moment.',
  'why.column-taxed': 'L’impôt des {column} est déjà collecté : chaque colonne ne paie qu’une fois.',
  'why.column-short':
    'Le Collecteur d’Impôt demande {need} Sujets face visible ; la colonne des {column} en compte {count}.',
  'why.column-needed':
    'Un autre de vos Collecteurs d’Impôt a besoin de la colonne des {column} : tous doivent collecter l’impôt.',
  'why.column-empty': 'Aucun Sujet n’est face visible dans la colonne des {column}.',
  'why.piece-none': 'Cette tuile n’est pas dans votre Château : {piece}.',
  'why.piece-down': 'Dans votre Château, cette tuile n’est que face cachée : {piece}.',
  'why.kingdom-later': 'Le Bonus de Royaume se réclame en phase 3, après la convocation.',
  'why.kingdom-over': 'La phase 3 est terminée pour ce tour ; on ne réclame qu’un seul Bonus de Royaume par tour.',
  'why.kingdom-missing': 'Pour le Bonus de Royaume, il vous manque, face visible : {missing}.',

  'option.content': 'Piles',
  'option.content.about': 'La répartition des Personnages dans les trois piles.',
  'option.start': 'Premier joueur',
  'option.start.about': 'Qui place son Roi en premier et commence chaque manche.',
  'option.start.random': 'Au hasard',
  'content.even': 'Répartition égale',
  'content.even.about': 'Chaque Personnage est réparti également dans les trois piles.',
  'content.ramped': 'Cour tardive',
  'content.ramped.about': 'Les Paysans arrivent tôt, les Reines et les Ducs tard.',
  'content.custom': 'Tableau personnel',
  'content.custom.about': 'Un tableau avec vos propres valeurs.',

  'source.RULEBOOK': 'imprimé dans une règle du jeu',
  'source.CONFIRMED': 'indiqué par l’éditeur ou par une critique',
  'source.DEDUCED': 'découle des valeurs connues',
  'source.RECALLED': 'de mémoire, sans source',
  'source.RECONSTRUCTED': 'reconstitué par nos soins, conforme à tous les totaux connus',
  'source.CUSTOM': 'tiré de votre propre tableau',
} as const satisfies Readonly<Record<Key, string>>;
