/** All that a record of this game needs: `npm run freeze` keeps this file with everything below it (docs/freezing.md). */
import type { Ruleset } from '@three-crowns/core';
import { MOST_PLIES } from './content/box.ts';
import type { GameEvent } from './events.ts';
import { facts } from './facts.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import { contentHash, formatOptions, OPTION_SPECS, parseOptions } from './options.ts';
import { formatPosition } from './position/format.ts';
import { parsePosition } from './position/parse.ts';
import { outcome, scores, total } from './scoring.ts';
import { type Options, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { legalMoves, pending, play } from './turn.ts';
import { determinize, redact, view } from './view.ts';

export const ruleset: Ruleset<State, Move, GameEvent, Options> = {
  id: facts.id,
  name: facts.name,
  rulesVersion: 4,
  seats: facts.seats,
  mostPlies: MOST_PLIES,
  options: OPTION_SPECS,
  parseOptions,
  formatOptions,
  contentHash,
  rules: { setup, clone, pending, legalMoves, play, scores, total, outcome },
  secrets: { view, redact, determinize },
  notation: { formatMove, parseMove, formatPosition, parsePosition },
};
