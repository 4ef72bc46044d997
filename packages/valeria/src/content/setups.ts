/** The recommended first game and the three named set-ups; Peasant and Knight are always there. */
import type { Area, CitizenName, DomainName } from '../vocabulary.ts';
import type { Source } from './types.ts';

interface NamedSetup {
  readonly areas: readonly Area[];
  readonly citizens: readonly CitizenName[];
  readonly removed: readonly DomainName[];
  readonly source: Source;
}

export const SETUP_NAMES = ['first-game', 'glittering-gold', 'mastery-over-magic', 'monster-blood'] as const;
export type SetupName = (typeof SETUP_NAMES)[number];

export const SETUPS: { readonly [N in SetupName]: NamedSetup } = {
  'first-game': {
    areas: ['hills', 'ruins', 'forest', 'valley', 'mountains'],
    citizens: ['cleric', 'merchant', 'mercenary', 'archer', 'rogue', 'champion', 'paladin', 'butcher'],
    removed: [],
    source: 'RULEBOOK',
  },
  'glittering-gold': {
    areas: ['hills', 'ruins', 'forest', 'swamp', 'caverns'],
    citizens: ['monk', 'merchant', 'alchemist', 'archer', 'rogue', 'champion', 'paladin', 'butcher'],
    removed: ['forgotten-sorrows', 'violet-thorn', 'golden-obelisk-of-nae', 'monolith-of-ostendaar'],
    source: 'CONFIRMED',
  },
  'mastery-over-magic': {
    areas: ['wasteland', 'ruins', 'forest', 'valley', 'mountains'],
    citizens: ['cleric', 'merchant', 'alchemist', 'wizard', 'thief', 'champion', 'paladin', 'butcher'],
    removed: ['eye-of-asteraten', 'blood-crow-army', 'foxgrove-palisade', 'gargans-embrace'],
    source: 'CONFIRMED',
  },
  'monster-blood': {
    areas: ['wasteland', 'ruins', 'forest', 'swamp', 'mountains'],
    citizens: ['cleric', 'blacksmith', 'mercenary', 'archer', 'rogue', 'warlord', 'priestess', 'miner'],
    removed: ['forgotten-sorrows', 'nest-of-the-weaver-witch', 'cathedral-of-st-aquila', 'cutthroats-truce'],
    source: 'CONFIRMED',
  },
};
