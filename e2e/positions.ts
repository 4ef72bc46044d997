/** Situations in which a table asks each of its questions; the last line of moves leads there. */
import { greedyBot } from '../packages/ai/src/index.ts';
import { formatLine, type GameRecord, replay, worldLuck } from '../packages/core/src/index.ts';
import { kingOfTheValley as game, type Move } from '../packages/king-of-the-valley/src/index.ts';
import { recordFrom } from './app.ts';

/** The example of docs/king-of-the-valley.md: everything can come up in it. */
export const VALLEY = [
  'turn 1 round 5 phase summon start 2',
  'valley',
  '  5  W     F     C     Kl    T4',
  '  4  Ks    F     D     F     P+1',
  '  3  Q     Kf    F     J     W',
  '  2  F     Ko    W     F     C',
  '  1  Z     F     D     F     Kl',
  'kings e1 a5',
  'left F Ko W C F J',
  'right Kf F T3 D F Ks',
  'stack II W Kf ?6',
  'stack III rest',
  'castle 1 gold 3 kingdoms 0 up D 2Kf Ko 3F JQ',
  'castle 2 gold 5 kingdoms 1 taxed F up C 2Ks down Q D C Kl 4F',
  'removed T1 T2',
];

const valley = (...moves: string[]) => recordFrom({ position: VALLEY, moves });
/** The same with another first line. */
const turned = (first: string) => recordFrom({ position: [first, ...VALLEY.slice(1)] });

export const ASKED = {
  place: recordFrom({ seed: 'place', moves: [] }),
  recruit: turned('turn 1 round 5 phase recruit start 2'),
  summon: valley(),
  jester: valley('1 priest e4', '1 take d3'),
  swap: valley('1 take a1'),
  tax: valley('1 take e5'),
  kingdom: valley('1 take e2'),
  replenish: valley('1 take e2', '1 skip'),
} as const;

/** A game that was played to its end, the same every time. */
export function finished(seats = 2): GameRecord {
  const record = recordFrom({ bots: Array.from({ length: seats }), seed: 'finished' });
  const { state } = replay(game, record);
  const luck = worldLuck('finished');
  const moves: string[] = [];
  for (let asked = game.rules.pending(state)[0]; asked !== undefined; asked = game.rules.pending(state)[0]) {
    const move = greedyBot.choose(game, game.secrets.view(state, asked.seat), asked.seat, luck) as Move;
    moves.push(formatLine(asked.seat, game.notation.formatMove(state, move)));
    game.rules.play(state, asked.seat, move);
  }
  return { ...record, log: moves };
}
