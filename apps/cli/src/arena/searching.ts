/** Turn search as an agent, with settings for every part of it: what is tried in matches before it becomes a level. */
import { type Budget, type SearchSettings, searchPlayer } from '@three-crowns/ai';
import { type AnyGame, BadInput } from '@three-crowns/core';
import { oneOf, whole } from '../args/option.ts';
import type { Agent } from './agent.ts';
import { agentOf, playerAgent } from './players.ts';
import { judgedAsThen } from './reference.ts';

export const MOST_BUDGET = 1_000_000;
export const MOST_MS = 600_000;
const MOST_PLANS = 1000;
const MOST_TURNS = 1000;

const SEARCH: SearchSettings = { value: 'learned', situations: 400, rolloutSituations: 30, plans: 12, rollouts: 64 };

/** Whose judgement: today's by hand or by what was learned, or that of the reference. */
const VALUES = ['hand', 'learned', 'reference'] as const;

export const PLANNING = {
  value: oneOf(VALUES, 'how situations are judged', SEARCH.value),
  situations: whole(`situations looked at for the own turn (${SEARCH.situations} when left out)`, 1, MOST_BUDGET),
};

export const BUDGET = {
  rollouts: whole('worlds times plans for a decision', 1, MOST_BUDGET),
  ms: whole('milliseconds of the processor instead of rollouts', 1, MOST_MS),
};

export const SEARCHING = {
  ...PLANNING,
  ...BUDGET,
  plans: whole(`lines that are played on (${SEARCH.plans} when left out)`, 1, MOST_PLANS),
  h: whole("turns they are played on (the game's own number when left out)", 0, MOST_TURNS),
  inner: whole(`situations for a decision in a rollout (${SEARCH.rolloutSituations} when left out)`, 1, MOST_BUDGET),
};

interface Given {
  readonly value: (typeof VALUES)[number];
  readonly situations: number | undefined;
  readonly rollouts?: number | undefined;
  readonly ms?: number | undefined;
  readonly plans?: number | undefined;
  readonly h?: number | undefined;
  readonly inner?: number | undefined;
}

export async function searchAgent(game: AnyGame, given: Given): Promise<Agent> {
  const { value, situations = SEARCH.situations, rollouts = SEARCH.rollouts, plans = SEARCH.plans, h } = given;
  const settings: SearchSettings = {
    value: value === 'reference' ? 'hand' : value,
    situations,
    rolloutSituations: given.inner ?? SEARCH.rolloutSituations,
    plans,
    rollouts,
    ...(h === undefined ? {} : { horizon: h }),
  };
  const judged = value === 'reference' ? await judgedAsThen(game, '--agent') : game;
  const agent = playerAgent((_game, seat) => searchPlayer(judged, seat, settings), budgetOf(given));
  // A crew knows no judgement but today's.
  return value === 'reference' ? agentOf(({ crew: _, ...place }) => agent.sitDown(place)) : agent;
}

export function budgetOf({ ms, rollouts }: Pick<Given, 'ms' | 'rollouts'>): Budget | undefined {
  if (ms !== undefined && rollouts !== undefined)
    throw new BadInput('--agent', 'expected either rollouts or ms, found both');
  if (ms !== undefined) return { ms };
  return rollouts === undefined ? undefined : { rollouts };
}
