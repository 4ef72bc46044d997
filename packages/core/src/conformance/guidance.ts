/** Why a thing cannot be used now agrees with what can be done. */
import { BadInput } from '../errors.ts';
import type { Seat } from '../game.ts';
import { messageFault } from './messages.ts';
import type { Check, Problem, Spot } from './spot.ts';

/** `whyNot` may list the legal moves for each target, so these are for some plies only. */
export const deepGuidanceChecks: readonly Check[] = [
  { name: 'targets', run: checkTargets },
  { name: 'whyNot', run: checkWhyNot },
  { name: 'whyNot from the own view', run: checkOwnWhyNot },
  { name: 'unknown targets', run: checkUnknownTarget },
];

function checkTargets<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const targets = spot.game.guidance.targets(spot.state);
  const known = new Set(targets);
  if (known.size !== targets.length) problem('a target is listed twice');
  for (let seat = 0; seat < spot.seats; seat++) {
    for (const target of usedBy(spot, seat)) {
      if (!known.has(target)) problem(`a move of seat ${seat + 1} uses "${target}", which is not among the targets`);
    }
  }
}

function checkWhyNot<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, seats } = spot;
  const { texts } = game.words;
  for (let seat = 0; seat < seats; seat++) {
    const used = usedBy(spot, seat);
    for (const target of game.guidance.targets(state)) {
      const why = game.guidance.whyNot(state, seat, target);
      const name = `seat ${seat + 1}, "${target}"`;
      if (why === undefined && !used.has(target)) problem(`${name}: no reason, but no legal move uses it`);
      if (why === undefined) continue;
      if (used.has(target)) problem(`${name}: refused (${why.reason}), but a legal move uses it`);
      if (why.reason === '' || why.rule === '') problem(`${name}: a reason without a name or a rule`);
      const fault = messageFault(texts, why.message);
      if (fault !== undefined) problem(`${name}: ${fault}`);
    }
  }
}

/** A screen has only the view of its seat. */
function checkOwnWhyNot<S, M, E, O>({ game, state, seats }: Spot<S, M, E, O>, problem: Problem): void {
  for (let seat = 0; seat < seats; seat++) {
    const seen = game.secrets.view(state, seat);
    for (const target of game.guidance.targets(seen)) {
      const [known, told] = [seen, state].map((one) => JSON.stringify(game.guidance.whyNot(one, seat, target)));
      if (known !== told) problem(`seat ${seat + 1}, "${target}": ${known} from its view, ${told} from the state`);
    }
  }
}

function checkUnknownTarget<S, M, E, O>({ game, state }: Spot<S, M, E, O>, problem: Problem): void {
  try {
    game.guidance.whyNot(state, 0, 'no such target');
  } catch (error) {
    if (error instanceof BadInput) return;
    throw error;
  }
  problem('whyNot must throw BadInput for a name it does not know');
}

function usedBy<S, M, E, O>({ game, state }: Spot<S, M, E, O>, seat: Seat): Set<string> {
  return new Set(game.rules.legalMoves(state, seat).flatMap((move) => game.guidance.targetsOf(state, move)));
}
