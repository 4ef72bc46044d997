import { BadInput, endingOf, type Outcome, openTable, shown } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { text, whole } from '../args/option.ts';
import { inPlace } from '../errors.ts';
import { counted, say, sayJson, styled } from '../output.ts';
import {
  MOST_PLIES,
  type Opened,
  openRecord,
  PLY_ABOUT,
  pliesOf,
  RECORD_ARGUMENT,
  replayTo,
  seatIn,
} from '../records.ts';
import {
  askedLines,
  eventsFor,
  groupedLog,
  LANG_OPTION,
  type Looker,
  logOf,
  type Speaker,
  scoreLines,
  seenBy,
} from '../speech.ts';

export const replay = command({
  name: 'replay',
  about: 'Show the game at a ply of a record: position, log, who is asked, the scores',
  args: [RECORD_ARGUMENT],
  options: {
    ply: whole(PLY_ABOUT, 0, MOST_PLIES),
    as: text('all|spectator|seat', 'what a spectator or a seat (from 1) may see (all when left out)'),
    lang: LANG_OPTION,
  },
  notes: [
    'JSON: { ply, state, pending: [{ seat, ask }], outcome, events, log: [text] }; outcome is null while the game goes on.',
    'Seats inside the JSON count from 0.',
  ],
  async run([path], options) {
    const opened = await openRecord(path);
    const { game, record } = opened;
    const looker = lookerIn(options.as ?? 'all', record.seats.length);
    const { ply, state, events } = replayTo(opened, options.ply);
    const seen: Seen = {
      ply,
      state: seenBy(game, state, looker),
      outcome: ply === pliesOf(record) ? endingIn(opened) : game.rules.outcome(state),
      events: eventsFor(game, events, looker),
    };
    const speaker = { game, language: options.lang, names: record.seats.map((seat) => seat.name) };
    if (options.json) sayJson(jsonOf(speaker, seen));
    else tell(speaker, seen, pliesOf(record));
    return undefined;
  },
});

interface Seen {
  readonly ply: number;
  readonly state: unknown;
  readonly outcome: Outcome | undefined;
  readonly events: readonly unknown[];
}

/** How the record ends: by its rules, or as its log says. */
function endingIn({ game, record, place }: Opened): Outcome | undefined {
  return inPlace(place, () => endingOf(openTable(game, record)));
}

function lookerIn(given: string, seats: number): Looker {
  if (given === 'all' || given === 'spectator') return given;
  if (/^\d+$/.test(given)) return seatIn(given, '--as', seats);
  throw new BadInput('--as', `expected all, spectator or a seat from 1 to ${seats}, found ${shown(given)}`);
}

function jsonOf(speaker: Speaker, { ply, state, outcome, events }: Seen): unknown {
  const pending = speaker.game.rules.pending(state);
  return { ply, state, pending, outcome: outcome ?? null, events, log: logOf(speaker, events) };
}

function tell(speaker: Speaker, { ply, state, outcome, events }: Seen, all: number): void {
  const { game } = speaker;
  say(styled('bold', `${game.name}, after ${ply} of ${counted(all, 'move')}`));
  const log = groupedLog(speaker, events);
  for (const part of [game.notation.formatPosition(state), log, askedLines(speaker, state)]) {
    if (part.length > 0) say();
    for (const line of part) say(line);
  }
  if (outcome === undefined) return;
  say();
  for (const line of scoreLines(speaker, outcome)) say(line);
}
