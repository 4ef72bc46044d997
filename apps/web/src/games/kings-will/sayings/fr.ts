import type { Key } from './en.ts';

export const fr = {
  'coach.will':
    'La carte que vous posez sur le plan est la seule connue dès le début\u00a0: gardez celle que votre palatinat peut satisfaire.',
  'coach.lay':
    'Vos quatre paysages restent en ligne toute la partie\u00a0: les paysans ne vont que de l’un à son voisin.',
  'coach.home':
    'Les paysans n’ont de descendance que près d’un hameau ou d’un village\u00a0: choisissez un paysage à peupler.',
  'coach.settle': 'Chaque paysan rapporte la marchandise de son paysage. Il y a place pour deux par paysage.',
  'coach.stock': 'Regardez ce que le roi exige de tous à cette manche, et ce que coûte un hameau.',
  'coach.tile':
    'Les deux actions de la tuile sont pour vous, une seule pour chacun des autres. Une tuile à droite du roi le fait avancer.',
  'coach.act': 'Faites une action, puis l’autre\u202f; ce que rapporte la première peut déjà payer la seconde.',
  'coach.follow': 'Un autre a pris cette tuile\u00a0: une de ses deux actions est à vous, ou passez avec N.',
  'coach.intrigue': 'De toutes les tuiles enchaînées, vous pouvez faire une seule action, et personne ne suit.',
  'coach.walk':
    'Cliquez sur un paysan, puis sur le paysage voisin\u202f; un bout de la ligne ouvre une nouvelle terre.',
  'coach.trade': 'Votre comptoir échange une marchandise de plus dans la même action.',
  'coach.look': 'Votre scriptorium vous montre une autre carte. Vous seul la voyez.',
  'coach.site':
    'Un lieu demande un paysan et un site libre\u202f; un bâtiment se place sous tout paysage qui n’en a pas.',
  'coach.pay': 'Le paiement marqué laisse la réserve la plus équilibrée\u202f; tous les autres sont permis.',
  'coach.lose': 'L’humeur est au plus bas\u00a0: choisissez le paysan dont vous pouvez le mieux vous passer.',
  'coach.pledge':
    'Votre disque vous fera marquer la carte à la fin, et sa colère menace tout le monde. Il ne se reprend jamais.',
  'coach.neutral': 'Le disque neutre ne marque pour personne, mais éveille la colère de la carte et prend une place.',
  'coach.levy': 'L’impôt se paie en entier\u202f; sinon on garde tout, mais on perd un point et de l’humeur.',
  'coach.offer': 'Plus le peuple est content, plus le roi accepte de dons. Chacun une fois par visite.',

  'next.farmer': 'Choisissez le paysage voisin ou un bout de la ligne.',
  'next.end': 'Quel nouveau paysage\u202f?',
  'next.walk': 'Quel paysan marche, et vers où\u202f?',
  'next.swap': 'Quelle marchandise donnez-vous, et laquelle prenez-vous\u202f?',
  'next.get': 'Laquelle prenez-vous en échange\u202f?',
  'next.sell': 'Quelle marchandise vendez-vous\u202f?',
  'next.birth': 'Sur quel paysage\u202f?',
  'next.look': 'Quelle carte regardez-vous\u202f?',
  'next.found': 'Quel lieu fondez-vous\u202f?',
  'next.erect': 'Quel bâtiment construisez-vous\u202f?',
  'next.exchange': 'Tout prendre, ou une marchandise en une autre\u202f?',
  'next.settle': 'Où se place l’autre paysan\u202f?',
  'next.from': 'Quel paysan donnez-vous\u202f?',

  land: '{land}, {number}',
  farmer: 'Paysan sur {land}',
  site: 'Site sur {land}',
  yard: 'Emplacement sous {land}',
  'end.left': 'Bout gauche de la ligne',
  'end.right': 'Bout droit de la ligne',
  slot: '{tile}, case {slot}',
  field: 'Carte {number}',
  hand: 'Carte {number} sur deux',
  'supply.good': '{good} de la réserve commune',
  levy: 'Impôt obligatoire',
  offer: 'Don {number}',
  pass: 'Passer',
  tie: 'Égalité de points : {names}. Est devant qui est assis plus loin, à compter du tout premier joueur.',
} as const satisfies Record<Key, string>;
