/** Valeria: Card Kingdoms (Isaias Vallejo), 1 to 5 players. */
import type { Game } from '@three-crowns/core';
import { SEATS } from './content/box.ts';
import type { GameEvent } from './events.ts';
import { evaluate } from './instinct.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import { contentHash, formatOptions, OPTION_SPECS, parseOptions } from './options.ts';
import { formatPosition } from './position/format.ts';
import { parsePosition } from './position/parse.ts';
import { outcome, scores, total } from './scoring.ts';
import { type Options, setup } from './setup.ts';
import { answer, WISHES } from './standing.ts';
import { clone, type State } from './state.ts';
import { targets, targetsOf } from './targets.ts';
import { describeDecision, describeEvent, describeMove, describeScoreLine } from './texts/describe.ts';
import { texts } from './texts/index.ts';
import { legalMoves, pending, play } from './turn.ts';
import { determinize, redact, view } from './view.ts';
import { whyNot } from './whyNot.ts';

export type { GameEvent, Move, Options, State };

export const valeria: Game<State, Move, GameEvent, Options> = {
  id: 'valeria',
  name: 'Valeria: Card Kingdoms',
  rulesVersion: 1,
  seats: SEATS,
  mostPlies: 10_000,
  options: OPTION_SPECS,
  parseOptions,
  formatOptions,
  contentHash,
  rules: { setup, clone, pending, legalMoves, play, scores, total, outcome },
  secrets: { view, redact, determinize },
  notation: { formatMove, parseMove, formatPosition, parsePosition },
  guidance: { targets, targetsOf, whyNot },
  words: { texts, describeMove, describeEvent, describeDecision, describeScoreLine },
  instinct: { evaluate },
  standing: { wishes: WISHES, answer },
};
