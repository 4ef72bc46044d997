/**
 * Goes through a record, decision by decision. Each is judged from the view of the seat that decided and what it had seen, in
 * worlds dealt from that: never by what was hidden from it. While a seat follows the line it was thought to follow, nothing is
 * searched again and nothing changes.
 */
import { type Endings, type KeptPlan, makeKeptPlan, outlookOf, type Work } from '@three-crowns/ai';
import {
  type AnyGame,
  BadInput,
  type GameRecord,
  luckIn,
  type Moment,
  openTable,
  redactedFor,
  type Seat,
} from '@three-crowns/core';
import { ANALYSIS_FORMAT, type Analysis, type BudgetName, type Step, type Values } from './analysis.ts';
import { textsOf } from './line.ts';
import { isAnalysisOf, recordKey } from './recordKey.ts';
import { type Contender, isSame, isSure, leadOf, type Weighing } from './scales.ts';
import { makeWitness, type Witness } from './seen.ts';
import { type CoachSettings, coachSettings } from './settings.ts';
import { firstThought } from './thought.ts';
import { roundedChance, valuesOf } from './values.ts';
import { weigh } from './weigh.ts';
import { whyBetween } from './why.ts';

export interface Analysing {
  readonly budget: BudgetName;
  /** Left out: those of the budget. */
  readonly settings?: CoachSettings;
  /** Only decisions of this seat are looked at: for somebody whose game goes on. What others do comes with the own next one. */
  readonly as?: Seat | undefined;
  /** An earlier analysis of the same moves with the same budget: it goes on where that stopped. */
  readonly done?: Analysis | undefined;
  /** One more decision was gone through; they come in order. */
  readonly onStep?: (step: Step) => void;
  /** Asked now and then; once it is true what there is is given, and another call can go on from it. */
  readonly isStopped?: () => boolean;
}

/** A line counts as better from so much chance on. */
const BETTER = 0.005;
/** The best move stands out by so much chance. */
const CLEAR = 0.04;

type AnyMoment = Moment<unknown, unknown>;

/** Gives out work for one worker or many, as a player does. Throws BadInput for a record that cannot be played. */
export function* analyse(
  game: AnyGame,
  record: GameRecord,
  { budget, settings = coachSettings(game, budget), as, done, onStep, isStopped = () => false }: Analysing,
): Generator<Work, Analysis, Endings> {
  const { moments } = openTable(game, record);
  const witnesses = record.seats.map((_, seat) => makeWitness(game, seat, game.secrets.view(moments[0].state, seat)));
  const steps: Step[] = done === undefined ? [] : stepsToKeep(record, { budget, as, done }, moments);
  const tell = (step: Step): void => {
    steps.push(step);
    onStep?.(step);
  };
  const first = firstPly(moments, as);
  let kept: KeptPlan | undefined;
  for (let ply = 0; ply + 1 < moments.length; ply++) {
    if (ply > 0) look(game, witnesses, moments[ply]);
    if (ply < first || ply < steps.length) continue;
    if (isStopped()) break;
    const decision = decisionAt(game, moments, ply, witnesses);
    if (as !== undefined && decision.seat !== as) {
      tell(unjudged(decision, steps[ply - 1].after));
      continue;
    }
    if (!isSameTurn(moments, ply)) kept = undefined;
    const planned = kept?.next(decision.view);
    const isPlanned = planned !== undefined && isSame(game, planned, decision.move);
    const isStill = ply > first && !isLuckUsed(moments, ply);
    if (isPlanned || (decision.isForced && isStill)) {
      tell(carriedOn(decision, steps[ply - 1].after));
    } else {
      const weighing = yield* weigh(game, decision.seen, settings, { played: decision.move, isStopped });
      if (weighing === undefined || isStopped()) break;
      const played = contenderWith(game, weighing, decision.move);
      kept = makeKeptPlan(game, decision.seat);
      kept.keep(weighing.world, played.moves);
      const step = judged(game, decision, weighing, played);
      while (steps.length < ply) tell(unjudged(decidedAt(moments, steps.length), step.before));
      tell(step);
    }
  }
  return {
    format: ANALYSIS_FORMAT,
    game: record.game,
    rulesVersion: record.rulesVersion,
    record: recordKey(record, steps.length),
    budget,
    ...(as !== undefined && { as }),
    steps,
  };
}

/** The first that is looked at; those before it get what is expected there. */
function firstPly(moments: readonly AnyMoment[], as: Seat | undefined): number {
  if (as === undefined) return 0;
  const found = moments.findIndex(({ seat }) => seat === as);
  return found < 0 ? moments.length : found - 1;
}

/** A plan lives no longer than its turn, so it is enough to begin again with the last one. */
function stepsToKeep(
  record: GameRecord,
  { budget, as, done }: Pick<Analysing, 'budget' | 'as'> & { readonly done: Analysis },
  moments: readonly AnyMoment[],
): Step[] {
  if (!isAnalysisOf(done, record)) throw new BadInput('record', 'expected the record that the analysis is of');
  if (done.budget !== budget) throw new BadInput('budget', `expected ${done.budget}, as the analysis began`);
  if (done.as !== as) throw new BadInput('as', `expected ${seatText(done.as)}, as the analysis began`);
  let count = done.steps.length;
  if (count + 1 === moments.length) return [...done.steps];
  while (count > 0 && isSameTurn(moments, count)) count -= 1;
  return done.steps.slice(0, count);
}

/** The moment before a ply is at its place; what was played there led to the next one. */
function isSameTurn(moments: readonly AnyMoment[], ply: number): boolean {
  return ply > 0 && moments[ply].seat === moments[ply + 1].seat && !isLuckUsed(moments, ply);
}

/** Between the decision before this ply and this one. */
function isLuckUsed(moments: readonly AnyMoment[], ply: number): boolean {
  const [before, { state, reached }] = [moments[ply - 1].state, moments[ply]];
  return reached !== undefined || luckIn(before)?.at !== luckIn(state)?.at;
}

function look(game: AnyGame, witnesses: readonly Witness[], { events, state }: AnyMoment): void {
  for (const [seat, witness] of witnesses.entries()) {
    witness.observe(redactedFor(game, events, seat), game.secrets.view(state, seat));
  }
}

const seatText = (as: Seat | undefined): string => (as === undefined ? 'all seats' : `seat ${as + 1}`);

/** Who decided at a ply. */
interface Decided {
  readonly ply: number;
  readonly seat: Seat;
}

const decidedAt = (moments: readonly AnyMoment[], ply: number): Decided => ({ ply, seat: moments[ply + 1].seat ?? 0 });

interface Decision extends Decided {
  readonly view: unknown;
  readonly move: unknown;
  readonly seen: ReturnType<Witness['seen']>;
  readonly isForced: boolean;
}

function decisionAt(
  game: AnyGame,
  moments: readonly AnyMoment[],
  ply: number,
  witnesses: readonly Witness[],
): Decision {
  const { seat } = decidedAt(moments, ply);
  const { text } = moments[ply + 1];
  const view: unknown = game.secrets.view(moments[ply].state, seat);
  const move: unknown = game.notation.parseMove(view, seat, text);
  const isForced = game.rules.legalMoves(view, seat).length === 1;
  return { ply, seat, view, move, seen: witnesses[seat].seen(view), isForced };
}

function unjudged({ ply, seat }: Decided, values: Values): Step {
  return { ply, seat, before: values, after: values };
}

/** Nothing was decided, or what was to be expected: nothing has changed. */
function carriedOn(decision: Decision, values: Values): Step {
  return { ...unjudged(decision, values), ...(decision.isForced && { mark: 'forced' as const }) };
}

function contenderWith(game: AnyGame, { contenders }: Weighing, move: unknown): Contender {
  return contenders.find(({ moves: [first] }) => isSame(game, first, move)) ?? contenders[0];
}

function judged(game: AnyGame, decision: Decision, weighing: Weighing, played: Contender): Step {
  const { ply, seat } = decision;
  const { contenders, endings, world } = weighing;
  const after = valuesOf(outlookOf(endings, played.plan));
  const [best, second] = contenders;
  if (best === played) {
    const praise = second === undefined ? undefined : praiseFor(game, weighing, second);
    return { ...carriedOn(decision, after), ...praise };
  }
  if (!isSure(leadOf(weighing, best.plan, played.plan), BETTER)) return carriedOn(decision, after);
  return {
    ply,
    seat,
    before: valuesOf(outlookOf(endings, best.plan)),
    after,
    better: textsOf(game, world, seat, best.moves),
    why: whyBetween(endings, best.plan, played.plan, seat),
  };
}

/** For the best move, where it clearly was. */
function praiseFor(game: AnyGame, weighing: Weighing, second: Contender): Pick<Step, 'lead' | 'mark'> | undefined {
  const [best] = weighing.contenders;
  const lead = leadOf(weighing, best.plan, second.plan);
  if (!isSure(lead, CLEAR)) return undefined;
  const isFoundAtOnce = isSame(game, firstThought(game, weighing.world, weighing.seat), best.moves[0]);
  return { lead: roundedChance(lead.mean), ...(!isFoundAtOnce && { mark: 'brilliant' as const }) };
}
