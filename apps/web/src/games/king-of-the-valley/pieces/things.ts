/** Things of the table that no move names, but that have a card: lines of the score, and the stacks. */
import type { Group } from './score.ts';
import { GROUPS } from './score.ts';

export const STACKS = 'stacks';
export const scoreThing = (group: Group): string => `score ${group}`;
export const scoreNamed = (thing: string): Group | undefined => GROUPS.find((group) => scoreThing(group) === thing);
