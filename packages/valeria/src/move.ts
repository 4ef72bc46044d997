/** A move is one small decision. Places count from 0 through the grid, dice and dealt dukes from 0. */
import type { Seat } from '@three-crowns/core';
import type { Card } from './vocabulary.ts';

/** Alone, what is taken from a player comes from the bank (A39). */
export const BANK = 'bank';

export type Move =
  | { readonly do: 'keep'; readonly place: number }
  | { readonly do: 'roll' }
  | { readonly do: 'change'; readonly domain: Card; readonly die: number }
  /** Leaves the dice, the trades, or what a card offers. */
  | { readonly do: 'pass' }
  | { readonly do: 'token'; readonly place: number }
  | {
      readonly do: 'steal';
      readonly victim: Seat | typeof BANK;
      readonly resource: number;
      readonly amount: number;
    }
  /** Answers all activations of a card at once: how often each of its alternatives is taken. */
  | { readonly do: 'pick'; readonly card: Card; readonly counts: readonly number[] }
  | { readonly do: 'trade'; readonly card: Card; readonly times: number }
  | { readonly do: 'take'; readonly resource: number }
  /** `magic` is what is paid in magic in the place of gold or strength. */
  | { readonly do: 'recruit'; readonly place: number; readonly magic: number }
  | { readonly do: 'slay'; readonly place: number; readonly magic: number }
  | { readonly do: 'build'; readonly place: number; readonly magic: number }
  | { readonly do: 'choose'; readonly option: number }
  | { readonly do: 'citizen'; readonly place: number }
  | { readonly do: 'return'; readonly card: Card }
  | { readonly do: 'bargain' }
  | { readonly do: 'rob'; readonly victim: Seat }
  | { readonly do: 'exhaust'; readonly place: number }
  | { readonly do: 'column'; readonly column: number }
  | { readonly do: 'capture'; readonly place: number };

export const PASS: Move = { do: 'pass' };
