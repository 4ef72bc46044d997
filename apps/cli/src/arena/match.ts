/** What is to be played: plain data, so that a worker can be given it and a file can keep it. */
import { BadInput, type Seed } from '@three-crowns/core';

export interface Match {
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  /** As a record keeps them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** As they were named. The first one is judged. */
  readonly agents: readonly string[];
  readonly seed: Seed;
}

/** Deal i is the same cards and tiles for every seating. */
export function seedOfDeal({ seed }: Match, deal: number): Seed {
  return `${seed}/${deal}`;
}

/**
 * Every seating of a deal, by seat the agent there. As many agents as seats go round the table; of two agents at a larger
 * table one sits alone among many of the other; in a game alone each plays for itself.
 */
export function seatingsOf({ agents, seats }: Pick<Match, 'agents' | 'seats'>): readonly (readonly number[])[] {
  const all = agents.map((_, agent) => agent);
  if (seats === 1) return all.map((agent) => [agent]);
  if (agents.length !== seats && agents.length !== 2) {
    throw new BadInput(
      '--agent',
      `expected 2${seats === 2 ? '' : ` or ${seats}`} for ${seats} seats, found ${agents.length}`,
    );
  }
  const first = agents.length === seats ? all : [0, ...Array<number>(seats - 1).fill(1)];
  return first.map((_, turned) => first.map((_, seat) => first[(seat + seats - turned) % seats]));
}
