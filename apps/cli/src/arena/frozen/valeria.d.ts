import type { FrozenReference } from '../reference.ts';

export declare const sitDown: FrozenReference['sitDown'];
export declare const evaluate: FrozenReference['evaluate'];
