/** Questions change nothing. */
import { viewersOf } from '../seats.ts';
import { difference } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';
import { wishesOf } from './standing.ts';

export const purityChecks: readonly Check[] = [{ name: 'questions', run: checkQuestions }];

function checkQuestions<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const all = questions(spot);
  const together = spot.copy();
  for (const [, ask] of all) ask(together);
  if (JSON.stringify(together) === spot.json) return;
  for (const [name, ask] of all) {
    const asked = spot.copy();
    ask(asked);
    const where = difference(spot.copy(), asked);
    if (where !== undefined) problem(`${name} changed the state at ${where}`);
  }
}

function questions<S, M, E, O>({ game, seats, luck }: Spot<S, M, E, O>): [string, (state: S) => void][] {
  const { rules, secrets, notation, guidance, words, instinct, standing } = game;
  const everySeat = (ask: (seat: number) => void) => Array.from({ length: seats }, (_, seat) => ask(seat));
  const everyMove = (state: S, ask: (move: M, seat: number) => void) =>
    everySeat((seat) => {
      for (const move of rules.legalMoves(state, seat)) ask(move, seat);
    });
  return [
    ['pending', (state) => rules.pending(state)],
    ['legalMoves', (state) => everySeat((seat) => rules.legalMoves(state, seat))],
    ['outcome', (state) => rules.outcome(state)],
    ['clone', (state) => rules.clone(state)],
    ['view', (state) => viewersOf(seats).map((viewer) => secrets.view(state, viewer))],
    // A view may share what nobody changes with its state, but a world dealt from it is played in.
    ['determinize', (state) => secrets.determinize(secrets.view(state, 'spectator'), { ...luck })],
    ['formatMove', (state) => everyMove(state, (move) => notation.formatMove(state, move))],
    ['parseMove', (state) => everySeat((seat) => notation.parseMove(state, seat, 'no such move'))],
    ['formatPosition', (state) => notation.formatPosition(state)],
    ['targetsOf', (state) => everyMove(state, (move) => guidance.targetsOf(state, move))],
    ['targets', (state) => guidance.targets(state)],
    [
      'whyNot',
      (state) => {
        const [target] = guidance.targets(state);
        if (target !== undefined) everySeat((seat) => guidance.whyNot(state, seat, target));
      },
    ],
    ['describeDecision', (state) => rules.pending(state).map((decision) => words.describeDecision(state, decision))],
    ['evaluate', (state) => instinct.evaluate(state, new Float64Array(seats))],
    ['turnOf', (state) => instinct.turnOf(state)],
    ['stateKey', (state) => instinct.stateKey(state)],
    ['moveKey', (state) => everyMove(state, (move) => instinct.moveKey(move))],
    ['foldKey', (state) => everyMove(state, (move, seat) => instinct.foldKey?.(state, seat, move))],
    [
      'hunch',
      (state) => rules.pending(state).map(({ seat }) => instinct.hunch?.(state, seat, rules.legalMoves(state, seat))),
    ],
    [
      'features',
      (state) =>
        everySeat((seat) => instinct.features?.fill(state, seat, new Float32Array(instinct.features.names.length))),
    ],
    ['total', (state) => everySeat((seat) => rules.total(state, seat))],
    [
      'standing',
      (state) =>
        everySeat((seat) =>
          standing?.answer(
            state,
            seat,
            wishesOf(standing, () => 1),
          ),
        ),
    ],
  ];
}
