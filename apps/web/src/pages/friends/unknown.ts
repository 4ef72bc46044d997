import type { RefusalReason } from '../../online/api.ts';

/** What was typed is no code that leads anywhere, or no code at all. */
export const isUnknown = (problem: RefusalReason): boolean => problem === 'not-found' || problem === 'input';
