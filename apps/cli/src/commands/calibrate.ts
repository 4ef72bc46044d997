import { command } from '../args/command.ts';
import { text, whole } from '../args/option.ts';
import { type Forecast, forecastsOf } from '../calibrate/forecasts.ts';
import { type Reliability, reliabilityOf } from '../calibrate/reliability.ts';
import { findGame } from '../games.ts';
import { checkSeats, GAME_ARGUMENT, GAME_OPTIONS, readOptions } from '../options.ts';
import { say, sayJson, table } from '../output.ts';
import { progressOf } from '../progress.ts';

const GAMES = 20;
const WORLDS = 16;
const EVERY = 10;
const BANDS = 5;
const MOST = 100_000;

export const calibrate = command({
  name: 'calibrate',
  about: 'See whether the chances to win that a coach is told come true in games of a player against itself',
  args: [GAME_ARGUMENT],
  options: {
    ...GAME_OPTIONS,
    games: whole(`how many games (${GAMES} when left out)`, 1, MOST),
    worlds: whole(`worlds that a chance is taken from (${WORLDS} when left out)`, 1, MOST),
    every: whole(`decisions between two that are judged (${EVERY} when left out)`, 1, MOST),
    seed: text('text', 'game i is dealt from "<seed>/<i>", i from 0 ("1" when left out)'),
  },
  notes: [
    'JSON: { forecasts, bands: [{ from, forecasts, said, came }], brier, pointsOff, pointsBias }; null where nothing was judged',
    'Example: crowns calibrate valeria --games 100',
  ],
  async run([id], { games = GAMES, worlds = WORLDS, every = EVERY, seed = '1', option, content, json, ...given }) {
    const game = findGame(id, '<game>');
    const seats = checkSeats(game, given.seats ?? Math.max(2, game.seats.min));
    const options = game.parseOptions(await readOptions(game, { seats, option, content }));
    const progress = progressOf(games, 'games', json);
    const forecasts: Forecast[] = [];
    for (let i = 0; i < games; i++) {
      forecasts.push(...(await forecastsOf({ game, options, seats, worlds, every }, `${seed}/${i}`)));
      progress.tell(i + 1);
    }
    progress.end();
    const reliability = reliabilityOf(forecasts, BANDS);
    if (json) sayJson(reliability);
    else for (const line of linesOf(reliability)) say(line);
    return undefined;
  },
});

function linesOf({ forecasts, bands, brier, pointsOff, pointsBias }: Reliability): string[] {
  if (forecasts === 0) return ['nothing was judged: no game has that many decisions'];
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = bands.map((band) => [percent(band.from), percent(band.said), percent(band.came), `${band.forecasts}`]);
  return [
    ...table([['from', 'said', 'came', 'forecasts'], ...rows], [0, 1, 2, 3]),
    `${forecasts} forecasts, Brier ${brier.toFixed(3)}; points off by ${pointsOff.toFixed(1)}, ${pointsBias.toFixed(1)} too many`,
  ];
}
