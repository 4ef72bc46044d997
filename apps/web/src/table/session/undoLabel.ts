import { isAlone } from '../../seats/seats.ts';
import type { Snapshot } from './snapshot.ts';

/** What the button of Undo does: at once, after a question to oneself, or when the others agree. */
export function undoLabelOf({ canUndo, seats }: Snapshot): 'undo' | 'undo.ask' | 'askBack.alone.title' {
  if (canUndo) return 'undo';
  return isAlone(seats) ? 'askBack.alone.title' : 'undo.ask';
}
