/** Games of Valeria played on to a question, for the tests of the board. */
import { valeria as game, type Move, type State } from '@three-crowns/valeria';
import type { View } from '../../src/games/valeria/pieces/view.ts';
import type { SeatInfo } from '../../src/seats/seats.ts';
import { choicesOf } from '../../src/table/view/choices.ts';

const INFOS: readonly SeatInfo[] = (['crimson', 'azure', 'forest', 'violet', 'amber'] as const).map((colour, seat) => ({
  seat,
  name: `Seat ${seat + 1}`,
  bot: undefined,
  colour,
  charge: 'lion',
}));

export function newGame(options: Readonly<Record<string, unknown>> = {}, seed = 'board'): State {
  return game.rules.setup(game.parseOptions({ seats: 2, ...options }), seed);
}

/** Plays a legal move, some other one each time, until the question comes; undefined when it does not. */
export function playTo(state: State, ask: string, most = 900): State | undefined {
  for (let ply = 0; ply < most; ply++) {
    const [decision] = game.rules.pending(state);
    if (decision === undefined) return undefined;
    if (decision.ask === ask) return state;
    const moves = game.rules.legalMoves(state, decision.seat);
    const bold = moves.filter((move) => move.do !== 'take' && move.do !== 'pass');
    const list: readonly Move[] = bold.length > 0 ? bold : moves;
    game.rules.play(state, decision.seat, list[(ply * 7) % list.length]);
  }
  return undefined;
}

export function viewOf(state: State): View {
  const [asked] = game.rules.pending(state);
  const seat = asked?.seat ?? 0;
  const seen = game.secrets.view(state, seat);
  return {
    game,
    state: seen,
    played: { game, state: seen },
    viewer: seat,
    seats: INFOS.slice(0, state.players.length),
    own: seat,
    asked,
    choices: choicesOf(game, seen, seat),
    picked: [],
    scores: game.rules.scores(seen),
    pointed: undefined,
    latest: { ply: 0, events: [], jumped: false },
    turn: [],
    told: [],
    refusal: undefined,
    wishes: {},
  };
}
