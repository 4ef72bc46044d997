/** A position in which a wizard, a collector and the kingdom bonus leave a choice. */
export const VALLEY = [
  'turn 1 round 5 phase summon start 2',
  'valley',
  '  5  W     F     C     Kl    T4',
  '  4  Ks    F     D     F     P+1',
  '  3  Q     Kf    F     J     W',
  '  2  F     Ko    W     F     C',
  '  1  Z     F     D     F     Kl',
  'kings e1 a5',
  'left F Ko W C F D',
  'right Kf F T3 D F Ks',
  'stack II W Kf ?6',
  'stack III rest',
  'castle 1 gold 3 kingdoms 0 up Q D C 2Kf Ko Kl F 2W JQ JK',
  'castle 2 gold 5 kingdoms 1 taxed F up C 2Ks down Q D C Kl 4F',
  'removed T1 T2',
];
