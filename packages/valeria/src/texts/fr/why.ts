import type { why as words } from '../en/why.ts';

export const why = {
  'why.over': 'La partie est terminée.',
  'why.not-your-turn': 'Ce n’est pas votre tour\u00a0: c’est à {player} de jouer.',
  'why.resting': 'Vous vous reposez, c’est à {player} de jouer\u00a0: pas de récolte, et personne ne peut vous viser.',
  'why.kept': 'Votre Duc est choisi. Choisissent encore\u00a0: {players}.',
  'why.harvest-wait': 'Vous n’avez rien à choisir dans cette récolte. Choisissent encore\u00a0: {players}.',
  'why.finish-first':
    '{ask, select, duke {Gardez d’abord un de vos Ducs} roll {Lancez d’abord les dés} dice {Modifiez d’abord un dé, ou gardez-les} harvest {Terminez d’abord votre récolte} action {Faites d’abord une action\u00a0: recruter, tuer, bâtir ou prendre une ressource} token {Mettez d’abord le marqueur sur un Monstre} steal {Choisissez d’abord quoi prendre, et à qui} choose {Choisissez d’abord votre récompense} citizen {Prenez d’abord votre Citoyen gratuit} slay {Tuez d’abord un Monstre, ou renoncez} return {Remettez d’abord une carte, ou renoncez} bargain {Payez d’abord, ou renoncez} rob {Choisissez d’abord à qui prendre un Monstre} exhaust {Choisissez d’abord la place à couvrir} column {Choisissez d’abord la colonne attaquée} other {Choisissez d’abord la carte que prend le Seigneur des ténèbres}}.',
  'why.mandatory':
    '{ask, select, duke {Vous devez garder un des deux Ducs.} roll {Vous devez lancer les dés.} harvest {Ce qu’une carte apporte est à vous\u00a0: choisissez.} action {Les deux actions sont obligatoires\u202f; prendre une ressource est toujours possible.} token {Le marqueur doit aller sur un Monstre.} steal {Cette carte doit prendre quelque chose, puisque quelqu’un en a.} bank {Vous jouez seul\u00a0: la banque vous le donne, choisissez donc quoi prendre.} choose {Il faut prendre une des récompenses.} citizen {Un Citoyen gratuit doit être pris s’il y en a un qui convient.} rob {Il faut prendre un Monstre, puisque quelqu’un en a.} exhaust {Une place doit être couverte d’abord.} column {Une colonne est attaquée\u00a0: choisissez-la.} other {Le Seigneur des ténèbres prend une carte\u00a0: choisissez-la.}}',

  'why.exhausted': 'La pile en {place} est épuisée\u00a0: il n’y a rien à y prendre.',
  'why.citizen-dear':
    '{card}\u00a0: le coût est de {cost} Or{more, plural, =0 {} other { (dont # pour ceux que vous avez)}}\u202f; vous avez {own}.',
  'why.domain-dear': '{card}\u00a0: le coût est de {cost} Or\u202f; vous avez {own}.',
  'why.monster-dear': '{card}\u00a0: le coût est de {cost}\u202f; vous avez {own}.',
  'why.magic-short': '{card}\u00a0: il faut {magic} Magie en plus de la Force\u202f; vous en avez {held}.',
  'why.unreal':
    '{card}\u00a0: il faut payer au moins 1 {resource}, le reste peut être de la Magie. Il vous manque\u00a0: {resource}.',
  'why.roles': '{card}\u00a0: il vous manque des Citoyens, {missing}. Cartes de départ et Domaines ne comptent pas.',
  'why.only-monsters': 'Seul un Monstre peut être choisi.',
  'why.only-citizens': '{card}\u00a0: choisissez un Citoyen dans la grille.',
  'why.wrong-name': '{card} ne convient pas\u00a0: seul ce Citoyen est gratuit\u00a0: {wanted}.',
  'why.wrong-role': '{card} a le rôle {role}\u202f; il faut\u00a0: {wanted}.',
  'why.free-dear': '{card} a un coût de base de {cost}\u202f; le maximum est {most}.',
  'why.not-emptied': 'La place {place} n’attend aucune carte.',
  'why.only-columns': 'Choisissez une colonne par sa pile de Monstres.',
  'why.column-exhausted': 'Cette colonne n’a plus de Monstre et ne peut pas être choisie\u00a0: {column}.',
  'why.capture-monster': 'Le Seigneur des ténèbres prend des Citoyens et des Domaines, pas des Monstres.',
  'why.other-column': 'L’attaque vise la colonne {column}.',
  'why.citizens-first': 'Le Domaine ne tombe que si les deux piles de Citoyens de la colonne sont épuisées.',

  'why.card-none': 'Vous n’avez pas cette carte\u00a0: {card}.',
  'why.domain-not-dice': '«\u00a0{card}\u00a0» ne modifie pas les dés.',
  'why.domain-used': '«\u00a0{card}\u00a0» a déjà modifié un dé pendant cette phase de lancer.',
  'why.domain-gold':
    '«\u00a0{card}\u00a0» coûte {price}\u202f; vous avez {own}.{hint, select, yes { La Magie ne remplace rien ici.} other {}}',
  'why.domain-same': '«\u00a0{card}\u00a0» ne changerait aucun des deux dés.',
  'why.die-same': 'Aucun Domaine encore utilisable ne changerait le dé {die}, qui montre {value}.',
  'why.dice-done': 'Les dés se modifient juste après le lancer, avant la récolte.',
  'why.rolled': 'On ne lance les dés qu’une fois par tour.',
  'why.not-harvest': 'Seuls les Citoyens et les cartes de départ rapportent à la récolte.',
  'why.harvested': 'Cette carte a déjà donné sa récolte\u00a0: {card}.',
  'why.harvest-order': 'Choisissez d’abord la récolte\u00a0: {card}.',
  'why.trade-poor':
    '{card} demande {price}\u202f; vous avez {own}.{hint, select, yes { La Magie ne remplace rien ici.} other {}}',
  'why.not-woken': '{card} ne s’active pas\u00a0: les dés montrent {numbers}.',
  'why.herald-silent': 'Le Héraut vient sur un double, ou quand aucune autre de vos cartes ne s’active.',
  'why.no-stack': 'Cette carte ne peut pas revenir\u00a0: {card}. Sa contrée n’est pas en jeu ({area}).',
  'why.starter-stays': 'Les cartes de départ restent chez vous jusqu’à la fin.',
  'why.wrong-return':
    '«\u00a0{card}\u00a0» ne remet que {what, select, monster {des Monstres tués} other {des Citoyens}}.',
  'why.citizen-idle': 'Vos Citoyens travaillent à la récolte.',
  'why.domain-idle': '«\u00a0{card}\u00a0» agit sans vous.',
  'why.monster-idle': 'Les Monstres tués restent dans votre pile de victoire.',
  'why.duke-kept': 'Votre Duc est choisi pour toute la partie.',
  'why.no-dukes': 'Cette partie se joue sans Ducs.',
  'why.bargain-idle': 'Rien n’est proposé contre paiement en ce moment.',

  'why.seat-none': 'Personne n’occupe la place {seat}.',
  'why.seat-idle': 'Aucune carte ne prend rien à un joueur en ce moment.',
  'why.yourself': 'Vous ne pouvez rien vous prendre à vous-même.',
  'why.from-bank': 'Vous jouez en solitaire\u00a0: ce qu’une carte prend vient de la banque.',
  'why.seat-resting': '{player} se repose et ne peut pas être choisi.',
  'why.has-nothing': '{player} n’en a pas\u00a0: {kinds}.',
  'why.no-monsters': '{player} n’a tué aucun Monstre.',
  'why.wrong-resource': '{card} ne prend pas cette ressource\u00a0: {resource}.',
  'why.nobody-has': 'Aucun adversaire n’a cette ressource\u00a0: {resource}.',
  'why.bank-solo': 'Les cartes ne prennent à la banque que dans le jeu en solitaire.',
  'why.bank-idle': 'Aucune carte ne prend rien à la banque en ce moment.',
} as const satisfies Readonly<Record<keyof typeof words, string>>;
