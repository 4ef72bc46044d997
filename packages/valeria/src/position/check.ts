/** A situation must be one that could be played on: everything fits together, and whoever is asked has an answer. */
import { BadInput } from '@three-crowns/core';
import { domainRow, powerOf } from '../cards.ts';
import { isReckoningDue } from '../ending.ts';
import { isCitizenPlace, isDomainPlace, isMonsterPlace, PLACE_NAMES } from '../grid.ts';
import { mustKeep } from '../moves/dukes.ts';
import { activations, isActiveSide } from '../moves/harvest.ts';
import { areMonstersGone, monsterAt } from '../moves/stacks.ts';
import type { Options } from '../setup.ts';
import { isSolo, type State } from '../state.ts';
import { legalMoves, pending } from '../turn.ts';
import { CARDS, NOTHING, type Phase, RESOURCES } from '../vocabulary.ts';
import { checkWaiting } from './business.ts';
import { type Lines, need, placeOf, playerKeyword } from './lines.ts';

/** The Dark Lord's own, and those before the first roll. */
const SOLO_PHASES: readonly Phase[] = ['attack', 'second'];
const BEFORE_ROLL: readonly Phase[] = ['dukes', 'roll'];
const HARVESTS: readonly Phase[] = ['harvest', 'second'];

export function checkSituation(state: State, options: Options, lines: Lines): void {
  checkPhase(state, options, lines);
  checkStacks(state, lines);
  checkPlaces(state, lines);
  checkUsed(state, lines);
  checkKept(state, lines);
  for (let seat = 0; seat < state.players.length; seat++) checkDue(state, seat, lines);
  checkWaiting(state, lines);
  checkAsked(state, lines);
}

function checkPhase(state: State, { content }: Options, lines: Lines): void {
  const { place } = need(lines, 'turn');
  const { phase, ended, actions } = state;
  const isOver = phase === 'over';
  if (isOver !== (ended !== 'none')) throw new BadInput(place, 'expected phase over and ended <how> together');
  if (isOver && isSolo(state) === (ended === 'rounds')) throw new BadInput(place, `expected another end than ${ended}`);
  if (SOLO_PHASES.includes(phase) && !isSolo(state)) throw new BadInput(place, `phase ${phase} is for a game alone`);
  if (!BEFORE_ROLL.includes(phase) && !isOver && state.dice[0] === 0)
    throw new BadInput(place, `phase ${phase} needs dice`);
  if (actions > content.actions || (actions > 0 && phase !== 'action' && !(isOver && isSolo(state)))) {
    throw new BadInput(place, `expected at most ${phase === 'action' ? content.actions : 0} actions in phase ${phase}`);
  }
  if (phase === 'action' && actions === 0 && state.stack.length === 0) {
    throw new BadInput(place, 'phase action needs actions, or something that waits');
  }
  if (state.attacks.length > 0 && phase !== 'attack') {
    throw new BadInput(placeOf(lines, 'attacks'), `no attack can come in phase ${phase}`);
  }
  if (isSolo(state) && !isOver && state.stack.length === 0 && (areMonstersGone(state) || isReckoningDue(state))) {
    throw new BadInput(place, 'the game alone is over here: all monsters are slain, or too many stacks exhausted');
  }
}

/** What lies face down: all domains but the top, and mixed citizens but the top. */
function checkStacks(state: State, lines: Lines): void {
  state.grid.forEach(({ length }, place) => {
    const open = length - state.down[place];
    const name = placeOf(lines, PLACE_NAMES[place]);
    const isOpening = state.stack.some(({ effect }) => effect.kind === 'reveal' && effect.place === place);
    if (length > 0 && open === 0 && !isOpening) throw new BadInput(name, 'expected an open card on top of the others');
    if (isDomainPlace(place) && open > 1) throw new BadInput(name, 'expected one open domain, the others behind down');
    const isOpenStack = isMonsterPlace(place) || (isCitizenPlace(place) && !state.mixed);
    if (isOpenStack && open < length) throw new BadInput(name, 'expected no card face down');
    const tokens = state.tokens.slice(place * RESOURCES.length, (place + 1) * RESOURCES.length);
    if (tokens.some((count) => count > 0) && monsterAt(state, place) === undefined) {
      throw new BadInput(name, 'tokens lie on a monster or an event');
    }
  });
}

/** Stacks that went in this action wait for what will cover them. */
function checkPlaces(state: State, lines: Lines): void {
  for (const keyword of ['emptied', 'vacated'] as const) {
    for (const place of state[keyword]) {
      const at = placeOf(lines, keyword);
      if (state.grid[place].length > 0 || state.cover[place] !== NOTHING) {
        throw new BadInput(at, `expected ${PLACE_NAMES[place]} empty`);
      }
      if (!state.stack.some(({ effect }) => effect.kind === 'exhaust')) {
        throw new BadInput(at, 'expected exhaust in the line waiting');
      }
      if (keyword === 'vacated' && state.emptied.includes(place)) {
        throw new BadInput(at, `${PLACE_NAMES[place]} is emptied and vacated`);
      }
    }
  }
}

function checkUsed(state: State, lines: Lines): void {
  const { domains } = state.players[state.turn];
  state.used.forEach((card, i) => {
    const isDice = domains.includes(card) && domainRow(state, card).power.when === 'dice';
    if (!isDice || state.used.indexOf(card) !== i) {
      throw new BadInput(
        placeOf(lines, 'used'),
        `expected own domains that change dice, each once, found ${CARDS[card]}`,
      );
    }
  });
}

function checkKept(state: State, lines: Lines): void {
  if (state.phase === 'dukes') return;
  state.players.forEach((player, seat) => {
    if (mustKeep(player)) throw new BadInput(placeOf(lines, playerKeyword(seat)), 'expected keeps 1 or keeps 2');
  });
}

/** Choices before trades, of cards that the dice have woken, at most as often as they were. */
function checkDue(state: State, seat: number, lines: Lines): void {
  const player = state.players[seat];
  const place = placeOf(lines, playerKeyword(seat));
  let isTrading = false;
  for (const { card, left } of player.due) {
    const { kind } = HARVESTS.includes(state.phase) ? powerOf(state, card, isActiveSide(state, seat)) : { kind: '' };
    if (kind !== 'either' && kind !== 'trade') {
      throw new BadInput(place, `${CARDS[card]} has nothing to ask in phase ${state.phase}`);
    }
    if (kind === 'either' && isTrading) throw new BadInput(place, `${CARDS[card]} must stand before the trades`);
    isTrading = kind === 'trade';
    const most = activations(state, seat, card);
    if (left > most) throw new BadInput(place, `${CARDS[card]} can be due ${most} times at most, found ${left}`);
  }
}

/** Somebody is asked, and everybody who is has an answer. */
function checkAsked(state: State, lines: Lines): void {
  if (state.phase === 'over') return;
  const { place } = need(lines, 'turn');
  const asked = pending(state);
  if (asked.length === 0) throw new BadInput(place, `nobody is asked anything in phase ${state.phase} here`);
  for (const { seat } of asked) {
    if (legalMoves(state, seat).length === 0) {
      throw new BadInput(place, `player ${seat + 1} has no move in phase ${state.phase} here`);
    }
  }
}
