import { command } from '../args/command.ts';
import { whole } from '../args/option.ts';
import { say, sayJson } from '../output.ts';
import { MOST_PLIES, openRecord, PLY_ABOUT, RECORD_ARGUMENT, replayTo, seatIn } from '../records.ts';
import { LANG_OPTION } from '../speech.ts';
import { formatWhy, whyNot } from '../whyNot.ts';

export const why = command({
  name: 'why',
  about: 'Say why a seat cannot use a thing now, with the ruling',
  args: [
    RECORD_ARGUMENT,
    { name: 'seat', about: 'a seat, from 1' },
    { name: 'target', about: 'a thing on the table, by the name the notation uses', rest: true },
  ],
  options: { ply: whole(PLY_ABOUT, 0, MOST_PLIES), lang: LANG_OPTION },
  notes: ['JSON: { reason, rule, text }; reason and rule are null when the thing can be used.'],
  async run([path, seat, target], { ply, lang, json }) {
    const opened = await openRecord(path);
    const { game, record } = opened;
    const speaker = { game, language: lang, names: record.seats.map((one) => one.name) };
    const who = seatIn(seat, '<seat>', record.seats.length);
    const answer = whyNot(speaker, replayTo(opened, ply).state, who, target);
    if (json) sayJson(answer);
    else say(formatWhy(answer));
    return undefined;
  },
});
