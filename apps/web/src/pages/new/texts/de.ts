import type { Key } from './en.ts';

export const de = {
  hints: 'Tipps',
  'hints.alone': 'Wenn du am Zug bist, kann dir der Berater drei gute Züge nennen.',
  'hints.together':
    'Der Berater nennt drei gute Züge, wenn jemand am Zug ist. Sitzen mehrere Menschen am Tisch, müssen alle einverstanden sein.',
  'hints.on': 'Auf Wunsch',
  'hints.agreed': 'Auf Wunsch, alle sind einverstanden',
  'hints.off': 'Keine an diesem Tisch',
} as const satisfies Record<Key, string>;
