/** Situations of The King's Will: one for each question, and some shortly before the end. */
import type { GameRecord } from '../../packages/core/src/index.ts';
import { kingsWill as game, type State } from '../../packages/kings-will/src/index.ts';
import { recordFrom, type Start } from '../app.ts';
import { clever, type Model, modelOf, played } from '../model.ts';

type Lines = Readonly<Record<string, string>>;

/** Two well-grown palatinates in the second round. Each line by the words it begins with. */
const REALMS: Lines = {
  turn: '1 round 2 phase turn start 1 number 3',
  row: 'move king multiply intrigue harvest extract enrich build govern',
  journey: 'R1 R5 R7 R3',
  plan: 'A B C D E F M N',
  'player 1': 'points 11 coins 7 mood 2 education 2 development 2 wood 3 leather 2 food 3 stone 3',
  'lands 1':
    'hill/0/-/- mountain/1/castle/scriptorium forest/1/farmstead/trading-house meadow/2/-/mill cornfield/1/farmstead/- lake/0/-/-',
  'seen 1': '1 3 7',
  'discs 1': '1',
  'discard 1': 'I',
  'player 2': 'points 9 coins 4 mood 1 education 1 development 1 wood 2 leather 2 food 2 stone 2',
  'lands 2': 'mountain/1/-/- forest/1/farmstead/- meadow/1/-/fair cornfield/0/-/-',
  'seen 2': '2 4',
  'discs 2': '2',
  'discard 2': 'J',
  'discs neutral': '4',
};

/** With the last step of development one good may come as another; not all of the food finds room. */
const WISE = 'points 11 coins 7 mood 2 education 2 development 5 wood 0 leather 0 food 7 stone 0';

const TILES = ['move', 'king', 'multiply', 'intrigue', 'harvest', 'extract', 'enrich', 'build', 'govern'];

/** The tile stands in slot 5 and is taken from there. */
export function taken(tile: string, ...waiting: readonly string[]): Lines {
  const row = TILES.filter((name) => name !== tile);
  row.splice(4, 0, tile);
  return { row: row.join(' '), taken: '5', waiting: waiting.join(' ') };
}

const VISIT: Lines = {
  turn: '1 round 2 phase visit start 1 number 9',
  row: 'move multiply intrigue harvest extract enrich build govern king',
};

/** The first is a person, the others are bots: nobody has to take the screen. */
export function bots(seats: number): (string | undefined)[] {
  return Array.from({ length: seats }, (_, i) => (i === 0 ? undefined : 'knight'));
}

/** The two palatinates with other lines. */
export function realms(lines: Lines, start: Start = {}): GameRecord {
  const position = Object.entries({ ...REALMS, ...lines }).map(([key, words]) => `${key} ${words}`);
  return recordFrom({ game, bots: bots(2), position, ...start });
}

export const newGame = (start: Start = {}): GameRecord => recordFrom({ game, bots: bots(2), ...start });

/** Played on by clever players until this is so, or the game is over. */
function until(record: GameRecord, isThere: (model: Model) => boolean): GameRecord {
  const choose = clever('until');
  let model = modelOf(record);
  while (model.asked !== undefined && !isThere(model)) model = played(model, choose(model).text);
  return model.record;
}

const isAsked =
  (wanted: string) =>
  ({ asked }: Model): boolean =>
    asked?.seat === 0 && asked.ask === wanted;

const inSetup = (ask: string): GameRecord => until(newGame({ seed: 'setup' }), isAsked(ask));

let made: Readonly<Record<string, GameRecord>> | undefined;

/** By question. They take a moment, so they are made once, and only where they are looked at. */
export function asked(): Readonly<Record<string, GameRecord>> {
  made ??= {
    will: inSetup('will'),
    lay: inSetup('lay'),
    home: inSetup('home'),
    settle: inSetup('settle'),
    stock: inSetup('stock'),
    tile: realms({}),
    act: realms(taken('harvest', 'act/1/harvest/2', 'follow/2/harvest/1')),
    exchange: realms({ ...taken('harvest', 'act/1/harvest/2', 'follow/2/harvest/1'), 'player 1': WISE }),
    move: realms(taken('move', 'act/1/move/2', 'follow/2/move/1')),
    build: realms(taken('build', 'act/1/build/2', 'follow/2/build/1')),
    enrich: realms(taken('enrich', 'act/1/enrich/2', 'follow/2/enrich/1')),
    follow: realms({ ...taken('govern', 'follow/1/govern/1'), turn: '2 round 2 phase turn start 1 number 4' }),
    intrigue: realms({ ...taken('intrigue', 'intrigue/1/intrigue/1') }),
    walk: realms(taken('move', 'walk/1/1', 'act/1/move/1', 'follow/2/move/1')),
    trade: realms(taken('move', 'trade/1/1', 'act/1/move/1', 'follow/2/move/1')),
    look: realms(taken('enrich', 'look/1/1/5', 'act/1/enrich/1', 'follow/2/enrich/1')),
    site: realms(taken('build', 'site/1/farmstead', 'act/1/build/1', 'follow/2/build/1')),
    pay: realms(taken('build', 'pay/1/farmstead/4', 'act/1/build/1', 'follow/2/build/1')),
    lose: realms(taken('enrich', 'lose/1', 'act/1/enrich/1', 'follow/2/enrich/1')),
    pledge: realms({ ...VISIT, waiting: 'pledge/1 pledge/2 neutral/1 levy/1 levy/2 offer/1/- offer/2/-' }),
    neutral: realms({ ...VISIT, waiting: 'neutral/1 levy/1 levy/2 offer/1/- offer/2/-' }),
    levy: realms({ ...VISIT, journey: 'R1 R6 R7 R3', waiting: 'levy/1 levy/2 offer/1/- offer/2/-' }),
    offer: realms({ ...VISIT, waiting: 'offer/1/- offer/2/-' }),
  };
  return made;
}

/** The last tiles of the last round. */
export function lateFor(seats: number, { options = {}, ...start }: Start = {}): GameRecord {
  const rounds = options.variant === 'first' ? 3 : 4;
  return until(newGame({ bots: bots(seats), options, seed: `late ${seats}`, ...start }), ({ state, asked: now }) => {
    const { round, phase, row } = state as State;
    return now?.ask === 'tile' && phase === 'turn' && round === rounds && row.indexOf(0) >= 6;
  });
}

export const ended = (record: GameRecord): GameRecord => until(record, () => false);
