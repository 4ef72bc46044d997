/** The file of a match: what is played in its first line, then a line for every deal. A match that was broken off goes on from it. */
import { BadInput, canonicalJson, listAt, numberAt, objectAt, parseJson, shown, wholeAt } from '@three-crowns/core';
import { addLine, wholeLines, writeText } from '../files.ts';
import type { Match } from './match.ts';
import { type AgentTally, type DealResult, emptyTally, KEYS } from './tally.ts';

const FORMAT = 'three-crowns-arena/1';

export interface Ledger {
  /** The deals that were there. */
  readonly results: readonly DealResult[];
  add(result: DealResult): Promise<void>;
}

/** Where nothing is kept. */
export const noLedger: Ledger = { results: [], add: async () => {} };

export async function openLedger(path: string, match: Match): Promise<Ledger> {
  const lines = await wholeLines(path);
  const head = { format: FORMAT, ...match };
  if (lines.length > 0) checkHead(parseJson(lines[0], `${path}: line 1`), head, path);
  const results = lines.slice(1).map((line, i) => resultIn(line, `${path}: line ${i + 2}`, match));
  await writeText(path, [JSON.stringify(head), ...lines.slice(1), ''].join('\n'), path);
  return {
    results,
    add: (result) => addLine(path, JSON.stringify(result)),
  };
}

/** Results of two matches never mix. */
function checkHead(raw: unknown, head: Readonly<Record<string, unknown>>, place: string): void {
  const found = objectAt(raw, `${place}: line 1`, Object.keys(head));
  const other = Object.keys(head).find((key) => canonicalJson(found[key]) !== canonicalJson(head[key]));
  if (other === undefined) return;
  throw new BadInput(
    place,
    `is the file of another match: expected ${other} ${shown(head[other])}, found ${shown(found[other])}`,
  );
}

const MOST = Number.MAX_SAFE_INTEGER;

function resultIn(line: string, place: string, { agents }: Match): DealResult {
  const raw = objectAt(parseJson(line, place), place, ['deal', 'games', 'moves', 'agents']);
  return {
    deal: wholeAt(raw.deal, `${place}: deal`, 0, MOST),
    games: wholeAt(raw.games, `${place}: games`, 1, MOST),
    moves: wholeAt(raw.moves, `${place}: moves`, 0, MOST),
    agents: listAt(raw.agents, `${place}: agents`, agents.length).map((one, i) =>
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
