/** Facts a move leaves behind, in the order they happen. All are public: which duke is kept is never said. */
import type { Emit, Seat } from '@three-crowns/core';
import type { Bundle } from './content/types.ts';
import type { BANK } from './move.ts';
import type { Card, Ending } from './vocabulary.ts';

export type GameEvent =
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | {
      readonly type: 'changed';
      readonly seat: Seat;
      readonly domain: Card;
      readonly die: number;
      readonly from: number;
      readonly to: number;
      readonly paid: Bundle;
    }
  /** An event acts: everybody loses, or the active player puts a token somewhere. */
  | { readonly type: 'lost'; readonly card: Card; readonly seats: readonly Seat[]; readonly loss: Bundle }
  | {
      readonly type: 'token';
      readonly seat: Seat;
      readonly card: Card;
      readonly place: number;
      readonly on: Card;
      readonly resource: number;
    }
  | {
      readonly type: 'stole';
      readonly seat: Seat;
      readonly victim: Seat | typeof BANK;
      readonly card: Card;
      readonly resource: number;
      readonly amount: number;
    }
  /** What the activated cards bring at once, all together; `cards` names each as often as it was activated. */
  | { readonly type: 'harvested'; readonly seat: Seat; readonly cards: readonly Card[]; readonly got: Bundle }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: Card; readonly got: Bundle }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly card: Card;
      readonly paid: Bundle;
      readonly got: Bundle;
    }
  /** A card brings something outside the harvest: a reward, a domain. */
  | { readonly type: 'gained'; readonly seat: Seat; readonly card: Card; readonly got: Bundle }
  | { readonly type: 'took'; readonly seat: Seat; readonly resource: number }
  | {
      readonly type: 'recruited';
      readonly seat: Seat;
      readonly place: number;
      readonly card: Card;
      readonly paid: Bundle;
    }
  | { readonly type: 'joined'; readonly seat: Seat; readonly place: number; readonly card: Card; readonly source: Card }
  | { readonly type: 'slew'; readonly seat: Seat; readonly place: number; readonly card: Card; readonly paid: Bundle }
  | { readonly type: 'built'; readonly seat: Seat; readonly place: number; readonly card: Card; readonly paid: Bundle }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'returned';
      readonly seat: Seat;
      readonly place: number;
      readonly card: Card;
      readonly got: Bundle;
    }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly victim: Seat | typeof BANK; readonly card: Card }
  | { readonly type: 'revealed'; readonly place: number; readonly card: Card }
  /** A stack is gone; `card` is what lies there now. */
  | { readonly type: 'exhausted'; readonly place: number; readonly card: Card }
  | { readonly type: 'attacked'; readonly column: number }
  | { readonly type: 'spared'; readonly number: number }
  | { readonly type: 'captured'; readonly place: number; readonly card: Card }
  /** The end condition has come to hold, or no longer holds (A26). */
  | { readonly type: 'ending' }
  | { readonly type: 'called-off' }
  | { readonly type: 'over'; readonly ending: Ending };

export type EmitEvent = Emit<GameEvent>;
