/** An agent behind a command: a process for each seat it has, which is told what that seat sees. */
import type { Budget } from '@three-crowns/ai';
import { type AnyGame, BadInput, type Seat, shown } from '@three-crowns/core';
import type { Agent, Answer, Place, Seated } from '../arena/agent.ts';
import { type BotProcess, startBot } from './botProcess.ts';

export interface Foreign {
  readonly command: string;
  /** Left out: as long as it likes. */
  readonly budget?: Budget;
  /** Seconds that it may leave a question unanswered. */
  readonly patience: number;
}

export function foreignAgent({ command, budget, patience }: Foreign): Agent {
  const processes = new Map<Seat, BotProcess>();
  return {
    sitDown(place) {
      const bot = processes.get(place.seat) ?? startBot(command, patience);
      processes.set(place.seat, bot);
      return seatedAt(place, bot, command, budget);
    },
    async close() {
      await Promise.all([...processes.values()].map((bot) => bot.close()));
      processes.clear();
    },
  };
}

function seatedAt(
  { game, options, seat, seed }: Place,
  bot: BotProcess,
  command: string,
  budget: Budget | undefined,
): Seated {
  const { id, rulesVersion } = game;
  bot.tell('newgame', { game: id, rulesVersion, options, seat, seed });
  return {
    observe(events, view) {
      for (const event of events) bot.tell('event', event);
      bot.tell('view', shownTo(game, view));
    },
    async choose(view): Promise<Answer> {
      const began = performance.now();
      const { ask, moves, texts } = questionIn(game, view, seat);
      const { move: text, rollouts } = await bot.ask({
        ask,
        moves: texts,
        ...(budget === undefined ? {} : { budget }),
      });
      const at = typeof text === 'string' ? texts.indexOf(text) : -1;
      if (at < 0) {
        throw new BadInput(
          shown(command, 80),
          `answered ${text === undefined ? 'nothing' : shown(text)}, which is no legal move; legal: ${shown(texts, 100)}`,
        );
      }
      return { move: moves[at], rollouts, milliseconds: performance.now() - began };
    },
    end({ scores, winners }) {
      bot.tell('end', { scores: scores.map(({ total }) => total), winners });
    },
  };
}

/** What a bot is shown: the view as the program has it, and as people write it. */
function shownTo(
  { notation }: AnyGame,
  view: unknown,
): { readonly view: unknown; readonly position: readonly string[] } {
  return { view, position: notation.formatPosition(view) };
}

function questionIn({ rules, notation }: AnyGame, view: unknown, seat: Seat) {
  const moves: readonly unknown[] = rules.legalMoves(view, seat);
  const ask = rules.pending(view).find((decision) => decision.seat === seat)?.ask;
  return { ask, moves, texts: moves.map((move) => notation.formatMove(view, move)) };
}
