/** Games among bots of one kind, each of which sees only the view of its seat. */
import { type Bot, makeGreedy, quickBot, randomBot } from '@three-crowns/ai';
import { worldLuck } from '@three-crowns/core';
import type { GameEvent } from '../src/events.ts';
import { kingsWill, type State } from '../src/index.ts';
import { countEnd } from './end.ts';
import { countEvent, type Story, storyOf } from './events.ts';
import { playDeals } from './knockOut.ts';
import type { Job } from './plan.ts';
import { add, type Tally } from './tally.ts';

export function playJob(job: Job): Tally {
  if (job.without !== undefined) return playDeals(job, job.without);
  const { variant, seats, seed, from, to } = job;
  const tally: Tally = {};
  const bot = botOf(job);
  const options = kingsWill.parseOptions({ seats, variant });
  for (let game = from; game < to; game++) {
    const own = `${seed}/${variant}/${seats}/${game}`;
    playGame(kingsWill.rules.setup(options, own), own, bot, tally);
  }
  return tally;
}

function botOf({ player, budget }: Job): Bot {
  if (player === 'greedy') return makeGreedy(budget);
  return player === 'quick' ? quickBot : randomBot;
}

function playGame(state: State, seed: string, bot: Bot, tally: Tally): void {
  const { rules, secrets } = kingsWill;
  const lucks = state.palatinates.map((_, seat) => worldLuck(`${seed}/bot/${seat}`));
  const players = lucks.map((luck, seat) => bot.sit(kingsWill, seat, luck));
  const story: Story = storyOf(state);
  const emit = (event: GameEvent) => countEvent(story, state, event, tally);
  for (let moves = 0; moves < kingsWill.mostPlies; moves++) {
    const [asked] = rules.pending(state);
    if (asked === undefined) {
      add(tally, 'moves', moves);
      countEnd(story, state, tally);
      return;
    }
    const { seat } = asked;
    const { move } = players[seat].choose(secrets.view(state, seat), lucks[seat]);
    rules.play(state, seat, move as Parameters<typeof rules.play>[2], emit);
  }
  throw new Error(`no end after ${kingsWill.mostPlies} moves with the seed ${seed}`);
}
