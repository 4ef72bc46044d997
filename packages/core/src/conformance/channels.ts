/** Everything that reaches a viewer, as bytes: what two worlds must have in common when the viewer cannot tell them apart. */
import { isBarrier } from '../barrier.ts';
import type { Game, Viewer } from '../game.ts';
import type { Luck } from '../luck.ts';
import { findMove } from '../moves.ts';
import type { GameRecord } from '../record.ts';
import { sample } from './compare.ts';

/** A world at some ply. */
export interface World<S, E> {
  state: S;
  /** The state before the last move; undefined at the start. */
  before: S | undefined;
  /** Events of the last move. */
  events: E[];
  record: GameRecord;
}

export interface Listener {
  readonly viewer: Viewer;
  readonly seats: number;
  /** Texts to try that are perhaps no legal moves. */
  readonly tries: readonly string[];
  /** The things to ask about. */
  readonly targets: readonly string[];
}

export type Channels = Readonly<Record<string, string>>;

export function channelsOf<S, M, E, O>(game: Game<S, M, E, O>, world: World<S, E>, listener: Listener): Channels {
  const { viewer, seats, tries, targets } = listener;
  const { state, before, events } = world;
  const { rules, secrets, notation, guidance, words } = game;
  const told = events.map((event) => secrets.redact(event, viewer)).filter((event) => event !== undefined);
  const channels: Record<string, () => unknown> = {
    view: () => secrets.view(state, viewer),
    events: () => told,
    log: () => told.map((event) => words.describeEvent(event)),
    pending: () => rules.pending(state),
    outcome: () => rules.outcome(state),
    undo: () => before !== undefined && isBarrier(game, before, state, seats),
    record: () => world.record.log,
  };
  if (viewer !== 'spectator') {
    const own = () => rules.legalMoves(state, viewer);
    channels.moves = () => own().map((move) => notation.formatMove(state, move));
    channels.targetsOf = () => own().map((move) => guidance.targetsOf(state, move));
    channels.whyNot = () => targets.map((target) => guidance.whyNot(state, viewer, target));
    channels.prompt = () =>
      rules.pending(state).map((asked) => (asked.seat === viewer ? words.describeDecision(state, asked) : asked.seat));
    channels.refusals = () => tries.map((text) => spoken(() => findMove(game, state, viewer, text) !== undefined));
  }
  return Object.fromEntries(Object.entries(channels).map(([name, say]) => [name, spoken(say)]));
}

/** A sample of the viewer's targets: each question may list all legal moves, so all of them at every ply is too dear. */
export function targetsFor<S, M, E, O>(
  game: Game<S, M, E, O>,
  state: S,
  viewer: Viewer,
  luck: Luck,
  most: number,
): string[] {
  return sample(luck, game.guidance.targets(game.secrets.view(state, viewer)), most);
}

/** The bytes that are sent, or the words of the error. */
function spoken(say: () => unknown): string {
  try {
    return JSON.stringify(say()) ?? '';
  } catch (error) {
    return `error: ${error instanceof Error ? error.message : String(error)}`;
  }
}
