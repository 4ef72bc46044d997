import type { Key } from './en.ts';

export const fr = {
  'coach.will':
    'C’est la seule carte que vous connaîtrez dès le début : posez celle que vous pourrez le plus facilement satisfaire.',
  'coach.lay': 'Vos quatre terrains restent en ligne toute la partie : les paysans ne vont que de l’un à son voisin.',
  'coach.home':
    'Les paysans n’ont de descendance que près d’un hameau ou d’un village : choisissez un terrain à peupler.',
  'coach.settle': 'Chaque paysan rapporte la ressource de son terrain. Il y a place pour deux par terrain.',
  'coach.stock': 'Regardez ce que le roi exige de tous à cette manche, et ce que coûte un hameau.',
  'coach.tile':
    'Les deux actions de la tuile sont pour vous, une seule pour chacun des autres. Une tuile à droite du roi le fait avancer.',
  'coach.act': 'Faites une action, puis l’autre ; ce que rapporte la première peut déjà payer la seconde.',
  'coach.follow': 'Un autre a pris cette tuile : une de ses deux actions est à vous, ou bien passez.',
  'coach.intrigue': 'De toutes les tuiles bloquées, vous pouvez faire une seule action, et personne ne suit.',
  'coach.walk': 'Choisissez un paysan, puis le terrain voisin ; un bout de la rangée ajoute un nouveau terrain.',
  'coach.trade': 'Votre comptoir échange une ressource de plus dans la même action.',
  'coach.look': 'Votre scriptorium vous montre une autre carte. Vous seul la voyez.',
  'coach.site':
    'Une localité demande un paysan et un emplacement libre ; un bâtiment se place sous un terrain qui n’en a pas encore.',
  'coach.pay': 'Le paiement marqué laisse la réserve la plus équilibrée ; tous les autres sont permis.',
  'coach.lose': 'Le moral est au plus bas : choisissez le paysan dont vous pouvez le mieux vous passer.',
  'coach.pledge':
    'Votre disque vous fera marquer la carte à la fin, et sa colère menace tout le monde. Il ne se reprend jamais.',
  'coach.neutral': 'Le disque neutre ne marque pour personne, mais éveille la colère de la carte et prend une place.',
  'coach.levy':
    'La redevance obligatoire se paie en entier ; sinon vous gardez tout, mais vous perdez un point et du moral.',
  'coach.offer':
    'Plus le peuple est content, plus le roi accepte de redevances volontaires. Chacune une fois par visite.',

  'next.farmer': 'Choisissez le terrain voisin ou un bout de la rangée.',
  'next.end': 'Quel nouveau terrain ?',
  'next.walk': 'Quel paysan marche, et vers où ?',
  'next.swap': 'Quelle ressource donnez-vous, et laquelle prenez-vous ?',
  'next.get': 'Laquelle prenez-vous en échange ?',
  'next.sell': 'Quelle ressource vendez-vous ?',
  'next.birth': 'Sur quel terrain ?',
  'next.look': 'Quelle carte regardez-vous ?',
  'next.found': 'Quelle localité fondez-vous ?',
  'next.erect': 'Quel bâtiment construisez-vous ?',
  'next.exchange': 'Tout prendre, ou échanger une ressource ?',
  'next.settle': 'Où se place l’autre paysan ?',
  'next.from': 'Quel paysan donnez-vous ?',

  land: '{land}, {number}',
  farmer: 'Paysan sur {land}',
  site: 'Emplacement sur {land}',
  yard: 'Place sous {land}',
  'end.left': 'Bout gauche de la rangée',
  'end.right': 'Bout droit de la rangée',
  slot: '{tile}, case {slot}',
  field: 'Carte {number}',
  hand: 'Carte {number} sur deux',
  'supply.good': '{good} de la réserve commune',
  levy: 'Redevance obligatoire',
  offer: 'Redevance volontaire {number}',
  pass: 'Passer',
  tie: 'Égalité de points : {names}. L’emporte celui qui jouait le plus tard dans l’ordre du tour.',
} as const satisfies Record<Key, string>;
