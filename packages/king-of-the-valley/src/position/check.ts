/** A situation must be one that could be played on: everything fits together, and somebody can move. */
import { BadInput } from '@three-crowns/core';
import { facts } from '../facts.ts';
import { OFF_BOARD } from '../grid.ts';
import { FIRST_RECRUITING_ROUND } from '../moves/recruit.ts';
import { needsOf, type State } from '../state.ts';
import { legalMoves } from '../turn.ts';
import { EMPTY, isCollector, type Phase, TILES } from '../vocabulary.ts';
import { type Keyword, type Lines, need } from './lines.ts';

export function checkSituation(state: State, lines: Lines): void {
  checkSeats(state, lines);
  checkKings(state, lines);
  checkTurn(state, lines);
  checkGaps(state, lines);
  checkWaiting(state, lines);
  const { place } = need(lines, 'turn');
  if (state.phase === 'replenish' && state.gaps.length === 0)
    throw new BadInput(place, 'phase replenish needs a line gaps');
  if (state.phase !== 'over' && legalMoves(state, state.turn).length === 0) {
    throw new BadInput(place, `player ${state.turn + 1} has no move in phase ${state.phase} here`);
  }
}

function checkSeats(state: State, lines: Lines): void {
  const seats = state.castles.length;
  for (let seat = seats + 1; seat <= facts.seats.max; seat++) {
    const line = lines.get(`castle ${seat}` as Keyword);
    if (line !== undefined) throw new BadInput(line.place, `there are only ${seats} players`);
  }
}

function checkKings(state: State, lines: Lines): void {
  const { place } = need(lines, 'kings');
  state.kings.forEach((cell, seat) => {
    if (cell === OFF_BOARD && state.phase !== 'place') throw new BadInput(place, `king ${seat + 1} must have a place`);
  });
  if (state.phase !== 'place') return;
  const placed = state.kings.filter((cell) => cell !== OFF_BOARD);
  if (new Set(placed).size < placed.length)
    throw new BadInput(place, 'while kings are placed each needs a place alone');
  // S1: those before this one, from the starting player on, have their places; the others have none.
  state.kings.forEach((cell, seat) => {
    const turnsFromStart = (of: number) => (of - state.start + state.kings.length) % state.kings.length;
    const isBefore = turnsFromStart(seat) < turnsFromStart(state.turn);
    if (isBefore === (cell === OFF_BOARD)) {
      throw new BadInput(
        place,
        `king ${state.turn + 1} is to be placed: king ${seat + 1} must ${isBefore ? 'have a place' : 'be -'}`,
      );
    }
  });
  if (state.valley.includes(EMPTY)) {
    throw new BadInput(need(lines, 'valley').place, 'phase place needs a tile on every place: a king might find none');
  }
}

/** The phases in which this turn's king may have set off. */
const UNDER_WAY: readonly Phase[] = ['summon', 'kingdom', 'replenish'];

/** S4: nothing is done before its phase, or it could be done twice (R1, K1). */
function checkTurn(state: State, lines: Lines): void {
  const { place } = need(lines, 'turn');
  const isUnderWay = UNDER_WAY.includes(state.phase);
  if (state.phase === 'place' && state.round > 1) throw new BadInput(place, 'kings are placed in round 1');
  if (state.recruited && state.round < FIRST_RECRUITING_ROUND) {
    throw new BadInput(place, `recruited cannot stand in round ${state.round}`);
  }
  // A recruited jester waits in phase 1.
  if (state.recruited && !isUnderWay && state.stack.length === 0) {
    throw new BadInput(place, `recruited cannot stand in phase ${state.phase}`);
  }
  if (state.claimed && state.phase !== 'replenish') {
    throw new BadInput(place, `claimed cannot stand in phase ${state.phase}`);
  }
  if (state.path.length > 0 && !isUnderWay) {
    throw new BadInput(need(lines, 'path').place, `there is no path in phase ${state.phase}`);
  }
}

function checkGaps(state: State, lines: Lines): void {
  for (const cell of state.gaps) {
    const { place } = need(lines, 'gaps');
    if (state.gaps.indexOf(cell) !== state.gaps.lastIndexOf(cell)) throw new BadInput(place, 'each gap stands once');
    if (state.valley[cell] !== EMPTY)
      throw new BadInput(place, 'a gap is a place without a tile: write . in the valley');
    if (!state.path.includes(cell)) throw new BadInput(place, 'a gap is a place the king has crossed: add it to path');
  }
}

/** Jesters wait after recruiting and summoning, wizards and collectors after summoning, when they have left the game. */
function checkWaiting(state: State, lines: Lines): void {
  const removed = state.removed.slice();
  for (const { effect, source, left } of state.stack) {
    const { place } = need(lines, 'waiting');
    if (state.phase !== 'summon' && (state.phase !== 'recruit' || effect.kind !== 'jester')) {
      throw new BadInput(place, `${effect.kind} cannot wait in phase ${state.phase}`);
    }
    if (effect.kind === 'tax' && !(isCollector(source) && needsOf(state, source) > 0)) {
      throw new BadInput(place, 'tax waits only for a collector that needs subjects');
    }
    for (let i = 0; effect.kind !== 'jester' && i < left; i++) {
      const at = removed.indexOf(source);
      if (at < 0) throw new BadInput(place, `${TILES[source]} waits, so it must stand under removed`);
      removed.splice(at, 1);
    }
  }
}
