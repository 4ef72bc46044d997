import { expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import { problemsOf, toyWith } from './kit.ts';

const { whyNot, targetsOf } = toy.guidance;

it('finds a whyNot that disagrees with the legal moves', () => {
  const silent = toyWith({
    guidance: { whyNot: (state, seat, target) => (target === 'deck' ? undefined : whyNot(state, seat, target)) },
  });
  expect(problemsOf(silent)).toContainEqual(
    expect.stringMatching(/whyNot: seat \d, "deck": no reason, but no legal move uses it/),
  );
  const strict = toyWith({
    guidance: {
      whyNot: (state, seat, target) =>
        whyNot(state, seat, target) ?? { reason: 'turn', rule: 'T1', message: { key: 'why.turn' } },
    },
  });
  expect(problemsOf(strict)).toContainEqual(
    expect.stringMatching(/whyNot: seat \d, ".*": refused \(turn\), but a legal move uses it/),
  );
});

it('finds a reason without a rule or without words', () => {
  const bare = toyWith({
    guidance: {
      whyNot(state, seat, target) {
        const why = whyNot(state, seat, target);
        return why && { ...why, rule: '' };
      },
    },
  });
  expect(problemsOf(bare)).toContainEqual(expect.stringMatching(/whyNot: .* a reason without a name or a rule/));
  const mute = toyWith({
    guidance: {
      whyNot(state, seat, target) {
        const why = whyNot(state, seat, target);
        return why && { ...why, message: { key: 'why.nothing' } };
      },
    },
  });
  expect(problemsOf(mute)).toContainEqual(expect.stringMatching(/whyNot: .* no text "why\.nothing" in en/));
});

it('finds a target that is not listed, and an unknown one that is answered', () => {
  const odd = toyWith({ guidance: { targetsOf: (state, move) => [...targetsOf(state, move), 'moon'] } });
  expect(problemsOf(odd)).toContainEqual(expect.stringMatching(/targets: a move of seat \d uses "moon"/));
  const lax = toyWith({
    guidance: { whyNot: (state, seat, target) => (/such/.test(target) ? undefined : whyNot(state, seat, target)) },
  });
  expect(problemsOf(lax)).toContainEqual(expect.stringMatching(/unknown targets: whyNot must throw BadInput/));
});

it('finds a text that a language lacks, and an empty one', () => {
  const { 'why.turn': _lost, ...fr } = toy.words.texts.fr;
  const lacking = toyWith({ words: { texts: { ...toy.words.texts, fr } } });
  const problems = problemsOf(lacking);
  expect(problems).toContain('texts: fr lacks "why.turn"');
  expect(problems).toContainEqual(expect.stringMatching(/whyNot: .* no text "why\.turn" in fr/));
  const empty = toyWith({ words: { texts: { ...toy.words.texts, de: { ...toy.words.texts.de, card: ' ' } } } });
  expect(problemsOf(empty)).toContain('texts: "card" is empty in de');
});

it('finds events, decisions, names and score lines without words', () => {
  const noEvent = toyWith({ words: { describeEvent: ({ kind }) => ({ key: `log.${kind}` }) } });
  expect(problemsOf(noEvent)).toContainEqual(expect.stringMatching(/ply 0: events: no text "log\.kept" in en/));
  const noName = toyWith({
    words: { describeEvent: () => ({ key: 'event.played', args: { card: [{ key: 'moon' }] } }) },
  });
  expect(problemsOf(noName)).toContainEqual(expect.stringMatching(/events: no text "moon" in en/));
  const noAsk = toyWith({ words: { describeDecision: () => ({ key: 'ask.nothing' }) } });
  expect(problemsOf(noAsk)).toContainEqual(expect.stringMatching(/decisions: keep: no text "ask\.nothing" in en/));
  const noLine = toyWith({ words: { describeScoreLine: () => ({ key: 'score.nothing' }) } });
  expect(problemsOf(noLine)).toContainEqual(expect.stringMatching(/outcome: score line crowns: no text/));
});

it('finds an event that redacting changes', () => {
  const careless = toyWith({
    secrets: {
      redact(event) {
        if (event.kind === 'drew') Object.assign(event, { card: -1 });
        return event;
      },
    },
  });
  expect(problemsOf(careless)).toContainEqual(expect.stringMatching(/events: redact changed the event at card/));
});

it('finds an event that is another when it is redacted twice', () => {
  const eager = toyWith({
    secrets: {
      redact(event, viewer) {
        const told = toy.secrets.redact(event, viewer);
        return event.kind === 'drew' && event.card === -1 ? undefined : told;
      },
    },
  });
  expect(problemsOf(eager)).toContainEqual(
    expect.stringMatching(/events: told to (seat \d|the spectator): redacted twice it differs at/),
  );
});

it('finds a position that loses something, and a parser of positions that stumbles', () => {
  const { formatPosition, parsePosition } = toy.notation;
  const lossy = toyWith({
    notation: { formatPosition: (state) => formatPosition({ ...state, deck: state.deck.toSorted() }) },
  });
  expect(problemsOf(lossy)).toContainEqual(expect.stringMatching(/position: written and read back it differs at deck/));
  const brittle = toyWith({
    notation: {
      parsePosition(lines, options, seed) {
        if (lines.includes('no such line')) throw new TypeError('what?');
        return parsePosition(lines, options, seed);
      },
    },
  });
  expect(problemsOf(brittle)).toContainEqual(
    expect.stringMatching(/bad positions: .*no such line.* throws TypeError: what\?, not BadInput/),
  );
});

it('finds a record that does not replay to the same game', () => {
  // A move text that means something else on the second reading.
  let reads = 0;
  const fickle = toyWith({
    notation: {
      parseMove(state, seat, text) {
        reads += 1;
        const other = reads % 5 === 0 && text === 'take crown' ? 'take shield' : text;
        return toy.notation.parseMove(state, seat, other);
      },
    },
  });
  expect(problemsOf(fickle)).toContainEqual(expect.stringMatching(/record: (replayed to ply|result: |log|move)/));
});

it('finds options that are taken and should not be', () => {
  const lax = { ...toy, parseOptions: () => ({ seats: 3 }) };
  expect(problemsOf(lax)).toContainEqual(expect.stringMatching(/options: \{"seats":5\} is taken/));
  const brittle = {
    ...toy,
    parseOptions: (raw: unknown) => ({
      seats: toy.parseOptions({ ...(raw as object), seats: (raw as { seats: number }).seats }).seats,
    }),
  };
  expect(problemsOf(brittle)).toContainEqual(expect.stringMatching(/options: null throws TypeError/));
});
