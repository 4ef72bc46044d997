import type { AnyGame } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { whole } from '../args/option.ts';
import { counted, inColumns, say, sayJson } from '../output.ts';
import { MOST_PLIES, openRecord, PLY_ABOUT, RECORD_ARGUMENT, replayTo } from '../records.ts';

export const moves = command({
  name: 'moves',
  about: 'List every legal move, in notation',
  args: [RECORD_ARGUMENT],
  options: { ply: whole(PLY_ABOUT, 0, MOST_PLIES) },
  notes: ['JSON: [{ seat, ask, moves: [text] }], seats from 0; an empty list when the game is over.'],
  async run([path], { ply, json }) {
    const opened = await openRecord(path);
    const asked = legalTexts(opened.game, replayTo(opened, ply).state);
    if (json) sayJson(asked);
    else if (asked.length === 0) say('The game is over.');
    for (const decision of json ? [] : asked) {
      say(`seat ${decision.seat + 1}, ${decision.ask}: ${counted(decision.moves.length, 'move')}`);
      for (const line of inColumns(decision.moves)) say(`  ${line}`);
    }
    return undefined;
  },
});

interface Asked {
  readonly seat: number;
  readonly ask: string;
  readonly moves: readonly string[];
}

function legalTexts({ rules, notation }: AnyGame, state: unknown): Asked[] {
  return rules.pending(state).map(({ seat, ask }) => {
    const legal: readonly unknown[] = rules.legalMoves(state, seat);
    return { seat, ask, moves: legal.map((move) => notation.formatMove(state, move)) };
  });
}
