import type { Key } from './en.ts';

export const fr = {
  title: '{count, plural, one {Un bon coup} =2 {Deux bons coups} other {Trois bons coups}}',
  hide: 'Masquer',
  thinking: 'Le conseiller réfléchit…',
  stop: 'Arrêter',
  failed: 'Le conseiller ne peut pas réfléchir : {reason}',
  nothing: 'Il n’y a rien à choisir ici.',
  chance: '{percent} %',
  'chance.aloud': '{percent} % de chances de victoire',
  points: '{points, plural, one {# point} other {# points}}',
  rest: 'Puis : {moves}.',
  best: 'votre meilleur coup',
  good: 'bon aussi',
  reach: 'votre portée',
  'reach.of': 'portée : {name}',
  before: 'vos chances avant le coup, {percent} %.',
  expected: 'Les points sont ceux que vous pouvez espérer à la fin.',
  honest: 'Rien de caché n’a été regardé.',
  count: '{count, plural, one {Premier conseil de cette partie.} other {Conseil n° # de cette partie.}}',
  line: 'Bon coup {number}',
} as const satisfies Record<Key, string>;
