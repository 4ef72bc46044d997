import type { FrozenVersion } from '@three-crowns/core';

export declare const ruleset: FrozenVersion['ruleset'];
export declare const luckOf: FrozenVersion['luckOf'];
export declare const worldLuck: FrozenVersion['worldLuck'];
