/** Short ways to write the rows of a content table. */
import type { CitizenName, Resource, Role } from '../vocabulary.ts';
import type { Bundle, Count, Effect, Power } from './types.ts';

export const gain = (bundle: Bundle): Effect => ({ kind: 'gain', gain: bundle });
export const each = (bundle: Bundle, per: Count): Effect => ({ kind: 'each', gain: bundle, per });
export const all = (...of: Effect[]): Effect => ({ kind: 'all', of });
export const either = (...of: Effect[]): Effect => ({ kind: 'either', of });
export const trade = (pay: Bundle, get: Bundle): Effect => ({ kind: 'trade', pay, get });
export const anyCitizen: Effect = { kind: 'citizen' };
export const citizenFor = (atMost: number, role?: Role): Effect =>
  role === undefined ? { kind: 'citizen', atMost } : { kind: 'citizen', role, atMost };
export const citizenOf = (role: Role): Effect => ({ kind: 'citizen', role });
export const citizenNamed = (citizen: CitizenName): Effect => ({ kind: 'citizen', citizen });
export const returning = (what: 'citizen' | 'monster', get: Bundle): Effect => ({ kind: 'return', what, get });

/** Exactly so much, or all there is; `may`: or nothing. */
export const takeFrom = (resource: Resource, amount: number, may: boolean): Effect => ({
  kind: 'steal',
  resources: [resource],
  amount,
  less: false,
  may,
});

export const now = (effect: Effect): Power => ({ when: 'now', effect });
export const whenever = (
  when: 'action-start' | 'action-end' | 'citizen' | 'monster' | 'double',
  effect: Effect,
): Power => ({
  when,
  effect,
});
