/** Facts a move leaves behind, in the order they happen. Moods are as printed, from -4 to 4. */
import type { Emit, Seat } from '@three-crowns/core';
import type { Units } from './values.ts';
import type { Ask, Building, Good, Land, Place, Side, Tile, Travel, Will } from './vocabulary.ts';

export type GameEvent =
  /** Private: `will` and `discard` are known to the seat alone, and told to nobody without a notebook (31). */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly field: number;
      readonly will: Will;
      readonly discard: Will;
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly at: number; readonly land: Land }
  | { readonly type: 'housed'; readonly seat: Seat; readonly at: number; readonly land: Land }
  | { readonly type: 'settled'; readonly seat: Seat; readonly at: readonly number[]; readonly lands: readonly Land[] }
  | { readonly type: 'stocked'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number; readonly number: number }
  /** `points`: the bonus of the last slot. */
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly slot: number;
      readonly tile: Tile;
      readonly points: number;
    }
  /** `count` received, one of them as `instead`; `lost` did not fit into the storehouse. */
  | {
      readonly type: 'harvested';
      readonly seat: Seat;
      readonly good: Good;
      readonly count: number;
      readonly instead: Good;
      readonly lost: number;
    }
  /** Private: `will` is known to the seat alone, and told to nobody without a notebook (31). */
  | { readonly type: 'looked'; readonly seat: Seat; readonly field: number; readonly will: Will }
  | { readonly type: 'taxed'; readonly seat: Seat; readonly coins: number; readonly lost: number }
  | {
      readonly type: 'founded';
      readonly seat: Seat;
      readonly place: Place;
      readonly at: number;
      readonly land: Land;
      readonly paid: Units;
    }
  | {
      readonly type: 'erected';
      readonly seat: Seat;
      readonly building: Building;
      readonly at: number;
      readonly land: Land;
      readonly paid: Units;
    }
  | { readonly type: 'extended'; readonly seat: Seat; readonly store: number }
  | { readonly type: 'mood'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'educated'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'developed'; readonly seat: Seat; readonly step: number }
  | {
      readonly type: 'walked';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly lands: readonly [Land, Land];
    }
  | { readonly type: 'explored'; readonly seat: Seat; readonly side: Side; readonly land: Land }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly give: Good; readonly get: Good; readonly lost: number }
  | { readonly type: 'born'; readonly seat: Seat; readonly at: number; readonly land: Land }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly good: Good;
      readonly coins: number;
      readonly lost: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly ask: Ask }
  /** `points` is the penalty as printed: what is really lost stops at 0 and would tell hidden points (21). */
  | { readonly type: 'rebelled'; readonly seat: Seat; readonly points: number; readonly calmed: boolean }
  | { readonly type: 'fled'; readonly seat: Seat; readonly at: number; readonly land: Land }
  /** 18: the last farmer stays, further points go instead. */
  | { readonly type: 'stayed'; readonly seat: Seat; readonly points: number }
  /** The taken tile goes to the left end; `king` is the slot the king stands in now. */
  | { readonly type: 'returned'; readonly tile: Tile; readonly king: number }
  | { readonly type: 'visit'; readonly round: number; readonly travel: Travel }
  | { readonly type: 'pledged'; readonly seat: Seat; readonly field: number }
  | { readonly type: 'neutral'; readonly seat: Seat; readonly field: number }
  | { readonly type: 'levied'; readonly seat: Seat; readonly units: Units }
  | { readonly type: 'unpaid'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'gave';
      readonly seat: Seat;
      readonly offer: number;
      readonly units: Units;
      readonly points: number;
    }
  | { readonly type: 'round'; readonly round: number; readonly travel: Travel }
  | { readonly type: 'over' };

export type EmitEvent = Emit<GameEvent>;
