import {
  type Analysis,
  analyse as analysing,
  BUDGETS,
  formatAnalysis,
  givenUp,
  gradeOf,
  parseAnalysis,
  type Step,
  type Summary,
  summarise,
} from '@three-crowns/coach';
import { type GameRecord, readLog, type Seat } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { oneOf, text } from '../args/option.ts';
import { finished, listenForStop } from '../coaching.ts';
import { inPlace } from '../errors.ts';
import { checkWritable, isThere, readJson, writeText } from '../files.ts';
import { counted, say, sayJson, table } from '../output.ts';
import { progressOf } from '../progress.ts';
import { openRecord, pliesOf, RECORD_ARGUMENT, seatIn } from '../records.ts';

export const analyse = command({
  name: 'analyse',
  about: 'Judge every decision of a record by what its seat knew, and tell luck from skill',
  args: [RECORD_ARGUMENT],
  options: {
    budget: oneOf(BUDGETS, 'how much is looked at', 'standard'),
    as: text('seat', 'judge only what this seat (from 1) decided, as its player may in a game that goes on'),
    out: text('file', 'keep the analysis there; one that was stopped goes on from it'),
  },
  notes: [
    'Stopped with Ctrl+C, it tells and keeps what it has.',
    'JSON: { steps, seats: [{ accuracy, decisions, chances, points, bestMove?, worstMove? }], turningPoint?, lucks };',
    '      chances and points: { even, luck, own, others, result }, the first four add up to the last;',
    '      with --as one seat, whose luck is all that others did, too',
    'Example: crowns analyse game.json --budget deep --out analysis.json',
  ],
  async run([path], { budget, out, json, ...given }) {
    const { game, record, place } = await openRecord(path);
    const as = given.as === undefined ? undefined : seatIn(given.as, '--as', record.seats.length);
    const done = out === undefined ? undefined : await analysisAt(out);
    const progress = progressOf(
      inPlace(place, () => pliesOf(record)),
      'decisions',
      json,
    );
    const stop = listenForStop();
    const onStep = ({ ply }: Step) => progress.tell(ply + 1);
    const course = analysing(game, record, { budget, as, done, onStep, isStopped: stop.isStopped });
    const analysis = await finished(game, course);
    stop.end();
    progress.end();
    if (out !== undefined) await writeText(out, formatAnalysis(analysis), out);
    if (json) sayJson({ steps: analysis.steps.length, ...told(record, analysis) });
    else for (const line of linesOf(record, analysis)) say(line);
    return undefined;
  },
});

async function analysisAt(path: string): Promise<Analysis | undefined> {
  await checkWritable(path, path);
  if (!(await isThere(path))) return undefined;
  const raw = await readJson(path);
  return inPlace(path, () => parseAnalysis(raw));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Of one seat where only its decisions were judged. */
function told(record: GameRecord, analysis: Analysis): Summary {
  const { as } = analysis;
  const { seats, lucks, ...rest } = summarise(record, analysis);
  const isTold = (seat: Seat): boolean => as === undefined || seat === as;
  return { ...rest, seats: seats.filter((_, seat) => isTold(seat)), lucks: lucks.filter(({ seat }) => isTold(seat)) };
}

function linesOf(record: GameRecord, analysis: Analysis): string[] {
  const { seats } = told(record, analysis);
  const rows = seats.map(({ accuracy, chances, points }, place) => [
    record.seats[analysis.as ?? place].name,
    accuracy.toFixed(1),
    ...[chances.luck, chances.own, chances.others, chances.result].map(percent),
    ...[points.luck, points.own, points.others, points.result].map((some) => some.toFixed(1)),
  ]);
  const head = ['', 'accuracy', 'luck', 'own', 'others', 'chance', 'luck', 'own', 'others', 'points'];
  const { moves } = readLog(record).course;
  return [
    ...table([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    '',
    ...analysis.steps.flatMap((step) => mistakeIn(step, record, moves[step.ply].text)),
    counted(analysis.steps.length, 'decision'),
  ];
}

/** A decision that gave something up, with the better line. */
function mistakeIn(step: Step, { seats }: GameRecord, text: string): string[] {
  const { ply, seat, better } = step;
  if (better === undefined) return [];
  return [
    `${ply + 1}. ${seats[seat].name}: ${text}, ${gradeOf(step)}, ${percent(givenUp(step))}; ${better.join(', ')}`,
  ];
}
