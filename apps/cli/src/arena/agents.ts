/** Agents by name: a kind, and settings of it after a colon. `greedy:budget=100`, `cmd:ms=200:python3 bot.py`. */
import { BOTS, planPlayer, quickBot, randomBot } from '@three-crowns/ai';
import { LEVEL_NAMES } from '@three-crowns/ai/names';
import { type AnyGame, BadInput } from '@three-crowns/core';
import { knownIn, whole } from '../args/option.ts';
import { foreignAgent } from '../bot/foreign.ts';
import type { Agent } from './agent.ts';
import { type Kind, kind } from './kind.ts';
import { agentOf, playerAgent } from './players.ts';
import { loadReference } from './reference.ts';
import { BUDGET, budgetOf, MOST_BUDGET, MOST_MS, PLANNING, SEARCHING, searchAgent } from './searching.ts';

const GREEDY_BUDGET = 400;
const PATIENCE = 60;

export const KINDS: Readonly<Record<string, Kind>> = {
  reference: kind({
    about: 'the greedy bot that all strength is measured by; it never changes',
    options: {},
    async make(_settings, game) {
      const { sitDown } = await loadReference(game, '--agent');
      return agentOf(({ seat, seed }) => {
        const answer = sitDown(seed);
        return { choose: (view) => ({ move: answer(view, seat) }) };
      });
    },
  }),
  random: kind({ about: 'any legal move', options: {}, make: () => playerAgent(randomBot.sit) }),
  quick: kind({
    about: 'one move at a time, for simulations by the thousand',
    options: {},
    make: () => playerAgent(quickBot.sit),
  }),
  greedy: kind({
    about: 'the best line of its own turn',
    options: {
      budget: whole(`situations a decision (${GREEDY_BUDGET} when left out)`, 1, MOST_BUDGET),
      margin: whole('points behind the best that are as good to it (the best alone when left out)', 0, MOST_BUDGET),
    },
    make: ({ budget: situations = GREEDY_BUDGET, margin }) =>
      playerAgent((game, seat) => planPlayer(game, seat, { situations, ...(margin === undefined ? {} : { margin }) })),
  }),
  ...Object.fromEntries(
    LEVEL_NAMES.map((level) => [
      level,
      kind({
        about: 'a level of the computer',
        options: BUDGET,
        make: (budget) => playerAgent(BOTS[level].sit, budgetOf(budget)),
      }),
    ]),
  ),
  plan: kind({
    about: 'the best line of its own turn, with any judgement',
    options: PLANNING,
    make: (settings, game) => searchAgent(game, { ...settings, plans: 1 }),
  }),
  search: kind({
    about: 'the best lines of its own turn, played on in dealt worlds',
    options: SEARCHING,
    make: (settings, game) => searchAgent(game, settings),
  }),
  cmd: kind({
    about: 'a bot behind a command, cmd:[settings:]<command>, by the bot protocol',
    options: {
      ms: whole('milliseconds it is given for a decision', 1, MOST_MS),
      rollouts: whole('or rollouts', 1, MOST_BUDGET),
      wait: whole(`seconds until it is given up (${PATIENCE} when left out)`, 1, MOST_MS),
    },
    make({ ms, rollouts, wait = PATIENCE }, _game, command) {
      const budget = budgetOf({ ms, rollouts });
      return foreignAgent({ command, patience: wait, ...(budget && { budget }) });
    },
  }),
};

/** Whether the name starts a process. */
export const isCommand = (name: string): boolean => name.startsWith('cmd:');

/** Reads the name, or throws BadInput; the agent itself is made for a game. */
export function agentNamed(name: string, place: string): (game: AnyGame) => Promise<Agent> {
  const [, head, rest] = /^([^:]*):?(.*)$/s.exec(name) ?? ['', '', ''];
  const known = KINDS[knownIn(head, place, Object.keys(KINDS))];
  if (head !== 'cmd') return known.read(rest, `${place} ${head}`);
  const [, settings = '', command] = /^(?:([\w=,]*=[\w=,]*):)?(.*)$/s.exec(rest) ?? ['', '', ''];
  if (command.trim() === '')
    throw new BadInput(`${place} cmd`, 'expected a command after it, as in cmd:python3 bot.py');
  return known.read(settings, `${place} cmd`, command);
}
