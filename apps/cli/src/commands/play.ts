import { BOT_NAMES } from '@three-crowns/ai/names';
import { command } from '../args/command.ts';
import { list, text } from '../args/option.ts';
import { GAME_ARGUMENT, GAME_OPTIONS } from '../options.ts';
import { noLines, standardLines } from '../play/lines.ts';
import { playOn } from '../play/loop.ts';
import { openSession } from '../play/open.ts';
import { forPeople, forPrograms } from '../play/screen.ts';
import { save } from '../play/session.ts';
import { PERSON } from '../seating.ts';
import { LANG_OPTION } from '../speech.ts';

export const play = command({
  name: 'play',
  about: 'Play a game in the terminal, against bots or at one keyboard',
  args: [{ ...GAME_ARGUMENT, optional: true }],
  options: {
    ...GAME_OPTIONS,
    bots: list(
      'a,b,…',
      `who sits at each seat: ${[PERSON, ...BOT_NAMES].join(', ')}, cmd:<command> (when left out: you and greedy bots)`,
    ),
    seed: text('text', 'what the game is dealt from (random when left out, told at the end)'),
    record: text('file', 'keep the record there after every move'),
    continue: text('file', 'go on from a record, and keep it there'),
    lang: LANG_OPTION,
  },
  notes: [
    'JSON: one value a line: { type: "ask", ply, seat, ask, text, moves, log, position }, { type: "answer", lines },',
    '      { type: "end", ply, outcome, log, record }; seats from 0. Answers are read from standard input, a line each.',
    'cmd:<command> is a bot of your own (docs/bot-protocol.md); --continue starts it only where --bots names it again.',
  ],
  async run([id], options) {
    const session = await openSession(id, options);
    const lines = session.bots.includes(undefined) ? standardLines() : noLines;
    try {
      await save(session);
      await playOn(session, options.json ? forPrograms : forPeople, lines);
    } finally {
      lines.close();
      await Promise.all(session.bots.map((bot) => bot?.leave()));
      await session.pool.close();
    }
    return undefined;
  },
});
