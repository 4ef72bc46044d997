/**
 * A frozen version as a game of today's contract. Its rules, secrets, notation, options and content are its own and decide
 * alone what is legal; words, reasons and what a bot knows come from today's code, which is given everything as it would
 * look today.
 */
import { BadInput } from '../errors.ts';
import type { AnyGame, Features, Guidance, Instinct, Reason, Ruleset, Seat, Standing, Upcast, Words } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { draw, type Luck } from '../luck.ts';
import type { Texts } from '../message.ts';
import { olderRules, olderTexts } from './texts.ts';

// biome-ignore lint/suspicious/noExplicitAny: the shapes of an earlier version are known to nobody but its own code
type AnyRuleset = Ruleset<any, any, any, any>;

/** What every version kept, and what came to the contract after the first was frozen. */
export type FrozenRuleset = Omit<AnyRuleset, 'mostPlies' | 'rules'> & {
  readonly mostPlies?: number;
  readonly rules: Omit<AnyRuleset['rules'], 'total'> & Partial<Pick<AnyRuleset['rules'], 'total'>>;
};

/** What a file of `npm run freeze` exports. It has a core of its own inside, with luck of its own kind. */
export interface FrozenVersion {
  readonly ruleset: FrozenRuleset;
  luckOf(seed: string): unknown;
  worldLuck(seed: string): unknown;
}

/** Version 1 knew no end but its own; no record holds more moves than this. */
const MOST_PLIES = 100_000;

export function thaw(today: AnyGame, frozen: FrozenVersion, upcast: Upcast): AnyGame {
  const { ruleset } = frozen;
  const { rules, secrets, notation } = ruleset;
  const { standing } = today;
  return {
    ...ruleset,
    mostPlies: ruleset.mostPlies ?? MOST_PLIES,
    parseOptions: (raw) => atBorder(() => ruleset.parseOptions(raw)),
    rules: { ...rules, total: rules.total ?? ((state, seat) => rules.scores(state)[seat].total) },
    secrets: { ...secrets, determinize: (view, luck) => secrets.determinize(view, lent(frozen, luck)) },
    notation: {
      ...notation,
      parsePosition: (lines, options, seed) => atBorder(() => notation.parsePosition(lines, options, seed)),
    },
    guidance: guidanceOf(today, ruleset, upcast),
    words: wordsOf(today, upcast),
    instinct: instinctOf(today, upcast),
    ...(standing === undefined ? {} : { standing: standingOf(standing, ruleset, upcast) }),
    upcast,
  };
}

/** The frozen code has a BadInput of its own: callers catch today's. */
function atBorder<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!isForeignBadInput(error)) throw error;
    const { place, message } = error;
    throw new BadInput(place, place === '' ? message : message.slice(place.length + 2));
  }
}

const isForeignBadInput = (error: unknown): error is Error & { readonly place: string } =>
  error instanceof Error && error.name === 'BadInput' && 'place' in error && typeof error.place === 'string';

/** Luck as the frozen code draws it, seeded by today's, which moves on so that the next world is another. */
function lent({ luckOf, worldLuck }: FrozenVersion, luck: Luck): Luck {
  const seed = `${luck.kind} ${luck.key} ${luck.at} ${draw(luck, 2 ** 32)}`;
  return (luck.kind === 'chacha8' ? luckOf(seed) : worldLuck(seed)) as Luck;
}

function guidanceOf(
  { guidance }: AnyGame,
  { rules, rulesVersion }: FrozenRuleset,
  upcast: Upcast,
): Guidance<unknown, unknown> {
  const targetsOf = (state: unknown, move: unknown): string[] =>
    guidance.targetsOf(upcast.state(state), upcast.move(move));
  return {
    targetsOf,
    targets: (state) => guidance.targets(upcast.state(state)),
    whyNot(state, seat, target): Reason | undefined {
      const isUsed = rules.legalMoves(state, seat).some((move) => targetsOf(state, move).includes(target));
      // Asked first: it throws for a name that nobody knows.
      const reason = guidance.whyNot(upcast.state(state), seat, target);
      return isUsed ? undefined : (reason ?? olderRules(rulesVersion));
    },
  };
}

function wordsOf({ words }: AnyGame, upcast: Upcast): Words<unknown, unknown, unknown> {
  return {
    texts: withOlder(words.texts),
    describeMove: (state, move) => words.describeMove(upcast.state(state), upcast.move(move)),
    describeEvent: (event) => words.describeEvent(upcast.event(event)),
    describeDecision: (state, decision) => words.describeDecision(upcast.state(state), decision),
    describeScoreLine: words.describeScoreLine,
  };
}

const withOlder = ({ en, de, fr }: Texts): Texts => ({
  en: { ...en, ...olderTexts.en },
  de: { ...de, ...olderTexts.de },
  fr: { ...fr, ...olderTexts.fr },
});

/** Worlds are dealt by the frozen code, so today's memory and its way to deal are left out. */
function instinctOf({ instinct }: AnyGame, upcast: Upcast): Instinct {
  const { foldKey, hunch, features, levels } = instinct;
  return {
    evaluate: (state, worth) => instinct.evaluate(upcast.state(state), worth),
    turnOf: (state) => instinct.turnOf(upcast.state(state)),
    horizon: instinct.horizon,
    stateKey: (state) => instinct.stateKey(upcast.state(state)),
    moveKey: (move) => instinct.moveKey(upcast.move(move)),
    ...(foldKey && { foldKey: (state, seat, move) => foldKey(upcast.state(state), seat, upcast.move(move)) }),
    ...(hunch && { hunch: (state, seat, moves) => hunch(upcast.state(state), seat, moves.map(upcast.move)) }),
    ...(features && { features: featuresOf(features, upcast) }),
    ...(levels && { levels }),
  };
}

const featuresOf = (features: Features<unknown>, upcast: Upcast): Features<unknown> => ({
  ...features,
  fill: (state, seat, out) => features.fill(upcast.state(state), seat, out),
});

/** Today's answer is found again among the moves that were legal then. */
function standingOf(
  { wishes, answer }: Standing<unknown, unknown>,
  { rules }: FrozenRuleset,
  upcast: Upcast,
): Standing<unknown, unknown> {
  return {
    wishes,
    answer(state, seat: Seat, wanted) {
      const found = answer(upcast.state(state), seat, wanted);
      if (found === undefined) return undefined;
      const text = canonicalJson(found);
      return rules.legalMoves(state, seat).find((move) => canonicalJson(upcast.move(move)) === text);
    },
  };
}
