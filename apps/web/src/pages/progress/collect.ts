/** Brings the notes up to the games of this browser: only games that ended since the last visit are replayed. */
import { rulesFor } from '../../games/load.ts';
import { analyses } from '../../storage/analyses.ts';
import { onlyPerson } from '../../storage/summary.ts';
import { tables } from '../../storage/tables.ts';
import { accuracyIn } from './accuracy.ts';
import { type GameNote, gameNotes, noteOf } from './note.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** A game that cannot be replayed is left out; a page that shows saved games says why. */
export async function collect(onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<GameNote[]> {
  const [ended, notes] = await Promise.all([tables.ended(), gameNotes.all()]);
  const known = new Map(notes.map((note) => [note.id, note]));
  const isNew = ({ id, savedAt }: { id: string; savedAt: number }) => known.get(id)?.savedAt !== savedAt;
  const fresh = ended.filter(isNew);
  for (const [done, { id }] of fresh.entries()) {
    if (signal.aborted) break;
    onProgress({ done, of: fresh.length });
    const note = await noteAt(id);
    if (note !== undefined) known.set(id, note);
    // A game takes a moment to replay: between two of them the page may move.
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const note of known.values()) {
    if (signal.aborted) break;
    const judged = await judgedNote(note);
    if (judged !== undefined) known.set(note.id, judged);
  }
  const there = new Set(ended.map(({ id }) => id));
  for (const { id } of notes) if (!there.has(id)) void gameNotes.remove(id);
  return [...known.values()].filter(({ id }) => there.has(id));
}

async function noteAt(id: string): Promise<GameNote | undefined> {
  try {
    const saved = await tables.read(id);
    if (saved === undefined) return undefined;
    const note = noteOf(await rulesFor(saved.record), saved);
    await gameNotes.put(note);
    return note;
  } catch {
    return undefined;
  }
}

/** With its accuracy, once the coach has gone through the game. */
async function judgedNote(note: GameNote): Promise<GameNote | undefined> {
  if (note.own === undefined || note.accuracy !== undefined) return undefined;
  const text = (await analyses.read(note.id))?.text;
  const saved = text === undefined ? undefined : await tables.read(note.id).catch(() => undefined);
  const seat = saved && onlyPerson(saved);
  if (text === undefined || saved === undefined || seat === undefined) return undefined;
  const accuracy = accuracyIn(text, saved.record, seat);
  if (accuracy === undefined) return undefined;
  const judged = { ...note, accuracy };
  await gameNotes.put(judged);
  return judged;
}
