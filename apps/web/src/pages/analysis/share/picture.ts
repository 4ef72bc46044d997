/** The analysis as a picture: who played, how it ended, luck and skill, and the course of the game. */
import type { Summary } from '@three-crowns/coach';
import type { Course } from '../graph/course.ts';
import { reachOf } from '../study/lanes.ts';
import type { Numbers } from '../study/numbers.ts';
import type { Study } from '../study/study.ts';
import type { T } from '../texts/index.ts';
import { type Hand, handOn } from './hand.ts';
import { drawGraph } from './pictureGraph.ts';
import { drawSeat } from './pictureSeats.ts';
import { shareOrSave } from './share.ts';

/** As messages show pictures of pages. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 44;
const BAR = 72;

interface Shown {
  readonly study: Study;
  readonly course: Course;
  readonly summary: Summary;
}

interface Words {
  readonly t: T;
  readonly numbers: Numbers;
}

/** Rejects where the browser cannot draw. */
export async function sharePicture(shown: Shown, words: Words): Promise<'shared' | 'saved'> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser has no canvas');
  draw(handOn(pen), shown, words);
  const { game, log } = shown.study.record;
  return shareOrSave(new File([await pngOf(canvas)], `${game}-${log.length}.png`, { type: 'image/png' }));
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the canvas is empty')) : resolve(blob)), 'image/png');
  });
}

function draw(hand: Hand, shown: Shown, words: Words): void {
  const { study, course } = shown;
  drawGround(hand, `${study.game.name} · ${words.t('title')}`);
  const top = drawSeats(hand, shown, words);
  const plot = { left: MARGIN + 44, top: top + 22, width: WIDTH - 2 * MARGIN - 190, height: HEIGHT - top - 74 };
  drawGraph(hand, plot, course);
}

function drawGround({ pen, paint, text }: Hand, title: string): void {
  pen.fillStyle = paint('surface');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = paint('oak');
  pen.fillRect(0, 0, WIDTH, BAR);
  pen.fillStyle = paint('gilt-edge');
  pen.fillRect(0, BAR, WIDTH, 5);
  text('Three Crowns', MARGIN, 47, { size: 34, weight: 800, face: 'title', token: 'gilt' });
  text(title, WIDTH - MARGIN, 46, { size: 26, weight: 500, face: 'title', token: 'on-oak', align: 'right', most: 700 });
}

/** Gives where they end. */
function drawSeats(hand: Hand, { study, summary, course: { scale } }: Shown, { t, numbers }: Words): number {
  const reach = reachOf(summary.seats.map((seat) => seat[scale]));
  const height = Math.min(70, 280 / study.seats.length);
  study.seats.forEach((seat, i) => {
    const { accuracy, decisions, [scale]: lanes } = summary.seats[i];
    drawSeat(
      hand,
      { left: MARGIN, top: BAR + 16 + i * height, width: WIDTH - 2 * MARGIN, height },
      {
        seat,
        lanes,
        reach,
        accuracy: decisions === 0 ? '' : t('sum.accuracy', { accuracy: Math.floor(accuracy) }),
        result: scale === 'chances' ? numbers.value(scale, lanes.result) : String(Math.round(lanes.result)),
      },
    );
  });
  return BAR + 16 + study.seats.length * height;
}
