import { BadInput, type Guidance, type Message, type Seat, type Texts, type Words } from '../../src/index.ts';
import { targetsOf } from './notation.ts';
import { legalMoves, pending } from './rules.ts';
import { cardCount, type Fact, type Move, type State } from './state.ts';

const en = {
  'event.kept': '{seat} has chosen a goal.',
  'event.passed': '{seat} passes.',
  'event.over': 'The game is over.',
  'event.played': '{seat} plays {card}.',
  'event.drew': '{seat} draws {card}.',
  'event.rolled': '{seat} rolls {value}.',
  'event.took': '{seat} takes {what}.',
  'event.gave': '{seat} gives {card} to {to}.',
  'ask.keep': 'Keep a goal.',
  'ask.turn': 'Play or draw.',
  'ask.gain': 'Take a crown or a shield.',
  'ask.gift': 'Who gets the card?',
  'move.keep': 'Keep it',
  'move.play': 'Play it',
  'move.take': 'Take it',
  'move.give': 'Give it',
  'move.draw': 'Draw',
  'move.pass': 'Pass',
  'score.crowns': 'Crowns',
  'score.dice': 'Dice',
  'score.goal': 'Goal',
  'why.turn': 'It is not your turn.',
  'why.unused': 'It is of no use now.',
  card: 'card {number}',
  'card.unknown': 'a card',
  crown: 'a crown',
  shield: 'a shield',
};

/** The words are not the point here: the other languages say the same. */
const texts: Texts = { en, de: { ...en }, fr: { ...en } };

function cardName(card: number): Message {
  return card > 0 ? { key: 'card', args: { number: card } } : { key: 'card.unknown' };
}

function describeEvent(event: Fact): Message {
  const seat = `${event.seat + 1}`;
  switch (event.kind) {
    case 'played':
    case 'drew':
      return { key: `event.${event.kind}`, args: { seat, card: cardName(event.card) } };
    case 'gave':
      return { key: 'event.gave', args: { seat, to: `${event.to + 1}`, card: cardName(event.card) } };
    case 'rolled':
      return { key: 'event.rolled', args: { seat, value: event.value } };
    case 'took':
      return { key: 'event.took', args: { seat, what: { key: event.what } } };
    default:
      return { key: `event.${event.kind}`, args: { seat } };
  }
}

export const words: Words<State, Move, Fact> = {
  texts,
  describeMove: (_state, move) => ({ key: `move.${move.do}` }),
  describeEvent,
  describeDecision: (_state, { ask }) => ({ key: `ask.${ask}` }),
  describeScoreLine: ({ key }) => ({ key: `score.${key}` }),
};

function targets(state: State): string[] {
  const seats = state.hands.length;
  const cards = Array.from({ length: cardCount(seats) }, (_, i) => `card ${i + 1}`);
  return [...cards, 'deck', 'goal 1', 'goal 2', 'crown', 'shield', ...state.hands.map((_, seat) => `seat ${seat + 1}`)];
}

function whyNot(state: State, seat: Seat, target: string) {
  if (!targets(state).includes(target)) throw new BadInput('target', `"${target}" is not on this table`);
  if (legalMoves(state, seat).some((move) => targetsOf(state, move).includes(target))) return undefined;
  const reason = pending(state).some((decision) => decision.seat === seat) ? 'unused' : 'turn';
  return { reason, rule: 'T1', message: { key: `why.${reason}` } };
}

export const guidance: Guidance<State, Move> = { targetsOf, targets, whyNot };
