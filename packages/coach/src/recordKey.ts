/** Which game an analysis is of: what it was set up from, and the moves that were looked at. */
import { canonicalJson, type GameRecord, readLog, sha256 } from '@three-crowns/core';
import type { Analysis } from './analysis.ts';

/** Of the first so many moves that stand; what follows, and who sat there, makes no difference. */
export function recordKey(record: GameRecord, plies: number): string {
  const { game, rulesVersion, contentHash, options, seed, nonces, position } = record;
  const { moves, redeals } = readLog(record).course;
  const played = moves.slice(0, plies).map(({ seat, text }) => [seat, text]);
  const dealt = redeals.filter(({ ply }) => ply < plies);
  return sha256(canonicalJson([game, rulesVersion, contentHash, options, seed, nonces, position, played, dealt])).slice(
    0,
    32,
  );
}

/** Whether an analysis, as far as it got, is of this record: it may go on from there. */
export function isAnalysisOf(analysis: Analysis, record: GameRecord): boolean {
  return (
    analysis.game === record.game &&
    analysis.rulesVersion === record.rulesVersion &&
    analysis.record === recordKey(record, analysis.steps.length) &&
    fitsSeats(analysis, record)
  );
}

/** A file may say anything: who decided, and of how many it speaks, is in the record. */
function fitsSeats({ steps }: Analysis, record: GameRecord): boolean {
  const { moves } = readLog(record).course;
  const count = record.seats.length;
  return steps.every(({ seat, before }, ply) => seat === moves[ply].seat && before.points.length === count);
}
