import { hintLoss, isBeyondDoubt, isLittle, judgingOf, makeWitness } from '@three-crowns/coach';
import { type AnyGame, listAt, numberAt } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { text, whole } from '../args/option.ts';
import { finished, listenForStop } from '../coaching.ts';
import { findGame } from '../games.ts';
import { openLedger } from '../ledger.ts';
import { checkSeats, GAME_ARGUMENT, GAME_OPTIONS, readOptions } from '../options.ts';
import { say, sayJson } from '../output.ts';
import { progressOf } from '../progress.ts';
import { type Field, type Situation, situationsOf } from '../puzzles/situations.ts';

const POSITIONS = 200;
const MOST = 100_000;
/** So many positions of a game are looked at, one in each part of it, and others in every game. */
const PARTS = 4;
const STRIDE = 7;

export const hints = command({
  name: 'hints',
  about: 'See how good hints are: beside the choice of a deeper search, with a judge where the two differ',
  args: [GAME_ARGUMENT],
  options: {
    ...GAME_OPTIONS,
    positions: whole(`how many, ${PARTS} of every game (${POSITIONS} when left out)`, 1, MOST),
    seed: text('text', 'game i is dealt from "<seed>/<i>", i from 0 ("hints" when left out)'),
    out: text(
      'file',
      'keep every position there, a line each, and go on from those already there, if they are of the same game, options and seed',
    ),
  },
  notes: [
    'JSON: { positions, agreed, close, share, error }; agreed: the same move; close: another that loses less than 2 %; share:',
    '      both together, of all; error: the largest standard error of the judge, save where the loss is clear all the same',
    'Example: crowns hints valeria --positions 200 --out hints.jsonl',
  ],
  async run([id], { positions = POSITIONS, seed = 'hints', out, json, option, content, ...given }) {
    const game = findGame(id, '<game>');
    const seats = checkSeats(game, given.seats ?? Math.max(2, game.seats.min));
    const options = game.formatOptions(game.parseOptions(await readOptions(game, { seats, option, content })));
    const ledger = await openLedger(out, headOf({ game, options, seed }), lossIn);
    const losses = [...ledger.results];
    const progress = progressOf(positions, 'positions', json);
    const stop = listenForStop();
    let situations: readonly Situation[] = [];
    while (losses.length < positions && !stop.isStopped()) {
      const [deal, part] = [Math.floor(losses.length / PARTS), losses.length % PARTS];
      if (part === 0 || situations.length === 0) situations = choicesIn({ game, options, seed }, deal);
      const loss = await lossOf(game, situationIn(situations, part, deal));
      losses.push(loss);
      await ledger.add(loss);
      progress.tell(losses.length);
    }
    stop.end();
    progress.end();
    const report = reportOf(losses);
    if (json) sayJson(report);
    else if (losses.length === 0) say('nothing was looked at');
    else say(`${report.agreed} agree, ${report.close} lose less than 2 %: ${(100 * report.share).toFixed(1)} %`);
    return undefined;
  },
});

/** The mean and the standard error. */
type Loss = readonly [number, number];

const FORMAT = 'three-crowns-hints/1';

function headOf({ game, options, seed }: Field) {
  const { id, rulesVersion } = game;
  const contentHash = game.contentHash(game.parseOptions(options));
  return { format: FORMAT, game: id, rulesVersion, contentHash, options, seed };
}

function lossIn(raw: unknown, place: string): Loss {
  const [mean, error] = listAt(raw, place, 2).map((one, i) => numberAt(one, `${place}: [${i}]`));
  return [mean, error];
}

/** Where there is something to choose. */
function choicesIn(field: Field, deal: number): Situation[] {
  const { rules } = field.game;
  return [...situationsOf(field, deal)].filter(({ view, seat }) => rules.legalMoves(view, seat).length > 1);
}

function situationIn(situations: readonly Situation[], part: number, deal: number): Situation {
  const length = situations.length / PARTS;
  return situations[Math.floor(part * length + ((deal * STRIDE) % length))];
}

async function lossOf(game: AnyGame, { view, seat }: Situation): Promise<Loss> {
  const loss = await finished(game, hintLoss(game, makeWitness(game, seat, view).seen(view), judgingOf(game)));
  if (loss === undefined) throw new Error('nothing to choose');
  return [loss.mean, loss.error];
}

function reportOf(losses: readonly Loss[]) {
  const agreed = losses.filter(([mean, error]) => mean === 0 && error === 0).length;
  const judged = losses.map(([mean, error]) => ({ mean, error }));
  const close = judged.filter(isLittle).length - agreed;
  const error = Math.max(0, ...judged.filter((loss) => !isBeyondDoubt(loss)).map((loss) => loss.error));
  return { positions: losses.length, agreed, close, share: (agreed + close) / losses.length, error };
}
