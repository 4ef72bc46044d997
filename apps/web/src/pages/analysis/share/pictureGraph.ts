/** The course of the game, as the page draws it. */

import type { Course } from '../graph/course.ts';
import {
  apart,
  namedRounds,
  openingOf,
  type Plot,
  pathBelow,
  pathThrough,
  rangeOf,
  scalingOf,
  ticksOf,
} from '../graph/geometry.ts';
import { FAULT_SIGNS } from '../study/grades.ts';
import type { Hand } from './hand.ts';

export function drawGraph(hand: Hand, plot: Plot, course: Course): void {
  const { pen, paint } = hand;
  const { seats, lines, rounds, plies, scale, main, faults, turningPoint } = course;
  const range = rangeOf(lines, scale);
  const scaling = scalingOf(plot, plies, range);
  const { x, y } = scaling;
  const floor = plot.top + plot.height;
  ticksOf(range).forEach((value, i) => {
    pen.fillStyle = paint('line');
    pen.fillRect(plot.left, y(value), plot.width, 1);
    if (i % 2 === 1) return;
    const words = String(Math.round(scale === 'chances' ? value * 100 : value));
    hand.text(words, plot.left - 10, y(value) + 6, { size: 18, token: 'ink-2', align: 'right' });
  });
  for (const { name, from, to } of namedRounds(rounds, plot.width, 34))
    hand.text(name, x((from + to) / 2), floor + 24, { size: 18, token: 'ink-2', align: 'center' });
  pen.globalAlpha = 0.13;
  pen.fillStyle = paint(`${seats[main].colour}-ink`);
  pen.fill(new Path2D(pathBelow(lines[main], scaling, floor)));
  pen.globalAlpha = 1;
  pen.lineJoin = 'round';
  pen.lineWidth = 4;
  lines.forEach((dots, seat) => {
    pen.strokeStyle = paint(`${seats[seat].colour}-ink`);
    const [opening, rest] = openingOf(dots, plies, scale);
    pen.setLineDash([3, 9]);
    pen.stroke(new Path2D(pathThrough(opening, scaling)));
    pen.setLineDash([]);
    pen.stroke(new Path2D(pathThrough(rest, scaling)));
  });
  if (turningPoint !== undefined) drawTurn(hand, x(turningPoint.ply), y(turningPoint.value));
  for (const { ply, value, seat, grade } of faults) {
    if (grade === 'imprecise') continue;
    pen.fillStyle = paint(seats[seat].colour);
    pen.beginPath();
    pen.arc(x(ply), y(value), 12, 0, 2 * Math.PI);
    pen.fill();
    const look = { size: 18, weight: 800, token: 'on-seat', align: 'center' } as const;
    hand.text(FAULT_SIGNS[grade], x(ply), y(value) + 6, look);
  }
  const ends = lines.map((dots) => y(dots.at(-1)?.value ?? range[0]));
  apart(ends, 24, plot.top, floor).forEach((place, seat) => {
    const { name, colour } = seats[seat];
    const look = { size: 20, weight: 700, token: `${colour}-ink`, most: 130 } as const;
    hand.text(name, plot.left + plot.width + 12, place + 6, look);
  });
}

function drawTurn({ pen, paint }: Hand, x: number, y: number): void {
  const diamond = new Path2D(`M${x} ${y - 13}L${x + 13} ${y}L${x} ${y + 13}L${x - 13} ${y}Z`);
  pen.fillStyle = paint('trophy');
  pen.fill(diamond);
  pen.lineWidth = 2;
  pen.strokeStyle = paint('gilt-line');
  pen.stroke(diamond);
}
