/** Who played, and what it came to: a row for every seat. */
import type { Lanes } from '@three-crowns/coach';
import { PATHS } from '../../../design/icons/paths.ts';
import { CHARGE, SHIELD } from '../../../design/shield.ts';
import type { SeatInfo } from '../../../seats/seats.ts';
import type { Plot } from '../graph/geometry.ts';
import { barsOf, LANE_KINDS, type LaneKind, shareIn } from '../study/lanes.ts';
import type { Hand } from './hand.ts';

export interface SeatRow {
  readonly seat: SeatInfo;
  readonly lanes: Lanes;
  /** What the bars of all seats reach from and to. */
  readonly reach: readonly [number, number];
  readonly accuracy: string;
  readonly result: string;
}

export function drawSeat(hand: Hand, { left, top, width, height }: Plot, row: SeatRow): void {
  const { seat, accuracy, result } = row;
  const middle = top + height / 2;
  drawCrest(hand, seat, { left, top: top + 3, height: Math.min(52, height - 6) });
  hand.text(seat.name, left + 60, middle, { size: 27, weight: 800, face: 'title', token: 'ink', most: 280 });
  hand.text(accuracy, left + 60, middle + 21, { size: 19, token: 'ink-2', most: 280 });
  drawBars(hand, { left: left + 370, top: middle - 20, width: width - 510, height: 40 }, row);
  hand.text(result, left + width, middle + 14, { size: 42, weight: 800, token: 'ink', align: 'right' });
}

function drawCrest({ pen, paint }: Hand, { colour, charge }: SeatInfo, at: Omit<Plot, 'width'>): void {
  pen.save();
  pen.translate(at.left, at.top);
  pen.scale(at.height / 56, at.height / 56);
  pen.fillStyle = paint(colour);
  pen.fill(new Path2D(SHIELD));
  pen.translate(CHARGE.x, CHARGE.y);
  pen.scale(CHARGE.scale, CHARGE.scale);
  pen.fillStyle = paint('on-seat');
  pen.fill(new Path2D(PATHS[charge]));
  pen.restore();
}

/** How much of a bar's ink is seen: luck is striped. */
const OPACITY: Readonly<Record<LaneKind, number>> = { luck: 1, own: 1, others: 0.5 };

function drawBars({ pen, paint }: Hand, area: Plot, { seat, lanes, reach }: SeatRow): void {
  const x = (n: number) => area.left + (area.width * shareIn(reach, n)) / 100;
  const tall = area.height / LANE_KINDS.length;
  barsOf(lanes).forEach(({ kind, from, to }, i) => {
    const [left, right] = [x(Math.min(from, to)), x(Math.max(from, to))];
    pen.globalAlpha = OPACITY[kind];
    pen.fillStyle = paint(`${seat.colour}-ink`);
    const step = kind === 'luck' ? 8 : right - left;
    for (let at = left; at < right; at += step)
      pen.fillRect(at, area.top + i * tall + 1, Math.min(kind === 'luck' ? 4 : step, right - at), tall - 2);
    pen.globalAlpha = 1;
  });
  pen.fillStyle = paint('ink');
  pen.fillRect(x(lanes.even) - 1, area.top - 3, 2, area.height + 6);
  pen.fillRect(x(lanes.result) - 2, area.top + 2 * tall, 5, tall + 3);
}
