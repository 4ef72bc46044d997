/** A situation must be one that could be played on: everything fits together, and somebody can move. */
import { BadInput } from '@three-crowns/core';
import { OFF_BOARD } from '../grid.ts';
import { SEATS } from '../options.ts';
import { needsOf, type State } from '../state.ts';
import { legalMoves } from '../turn.ts';
import { EMPTY, isCollector } from '../words.ts';
import { type Keyword, type Lines, need } from './lines.ts';

export function checkSituation(state: State, lines: Lines): void {
  checkSeats(state, lines);
  checkKings(state, lines);
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
  for (let seat = seats + 1; seat <= SEATS.max; seat++) {
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

function checkGaps(state: State, lines: Lines): void {
  for (const cell of state.gaps) {
    const { place } = need(lines, 'gaps');
    if (state.valley[cell] !== EMPTY)
      throw new BadInput(place, 'a gap is a place without a tile: write . in the valley');
    if (!state.path.includes(cell)) throw new BadInput(place, 'a gap is a place the king has crossed: add it to path');
  }
}

/** Jesters wait after recruiting and summoning, wizards and collectors after summoning. */
function checkWaiting(state: State, lines: Lines): void {
  for (const { effect, source } of state.stack) {
    const { place } = need(lines, 'waiting');
    if (state.phase !== 'summon' && (state.phase !== 'recruit' || effect.kind !== 'jester')) {
      throw new BadInput(place, `${effect.kind} cannot wait in phase ${state.phase}`);
    }
    if (effect.kind === 'tax' && !(isCollector(source) && needsOf(state, source) > 0)) {
      throw new BadInput(place, 'tax waits only for a collector that needs subjects');
    }
  }
}
