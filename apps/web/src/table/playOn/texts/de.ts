import type { Key } from './en.ts';

export const de = {
  title: 'Von hier weiterspielen',
  text: 'In diesem Augenblick beginnt eine neue Partie; die alte bleibt, wie sie ist.',
  seen: 'Was {name} wusste, bleibt. Alles andere wird neu ausgeteilt.',
  open: 'Was alle sehen konnten, bleibt. Alles andere wird neu ausgeteilt.',
  who: 'Wer {name} spielt',
  start: 'Partie beginnen',
  cancel: 'Jetzt nicht',
} as const satisfies Record<Key, string>;
