/** The file of a match, with a line for every deal. */
import { listAt, numberAt, objectAt, wholeAt } from '@three-crowns/core';
import { type Ledger, openLedger } from '../ledger.ts';
import type { Match } from './match.ts';
import { type AgentTally, type DealResult, emptyTally, KEYS } from './tally.ts';

const FORMAT = 'three-crowns-arena/1';

export function openMatch(path: string | undefined, match: Match): Promise<Ledger<DealResult>> {
  return openLedger(path, { format: FORMAT, ...match }, (raw, place) => resultIn(raw, place, match));
}

const MOST = Number.MAX_SAFE_INTEGER;

function resultIn(raw: unknown, place: string, { agents }: Match): DealResult {
  const found = objectAt(raw, place, ['deal', 'games', 'moves', 'agents']);
  return {
    deal: wholeAt(found.deal, `${place}: deal`, 0, MOST),
    games: wholeAt(found.games, `${place}: games`, 1, MOST),
    moves: wholeAt(found.moves, `${place}: moves`, 0, MOST),
    agents: listAt(found.agents, `${place}: agents`, agents.length).map((one, i) =>
      tallyIn(one, `${place}: agents[${i}]`),
    ),
  };
}

function tallyIn(raw: unknown, place: string): AgentTally {
  const tally = emptyTally();
  const found = objectAt(raw, place, KEYS);
  for (const key of KEYS) tally[key] = numberAt(found[key], `${place}.${key}`);
  return tally;
}
