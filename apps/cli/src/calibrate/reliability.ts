/** Whether what was said came as often as it was said. */
import type { Forecast } from './forecasts.ts';

export interface Band {
  /** Chances from here to the next band. */
  readonly from: number;
  readonly forecasts: number;
  /** What was said on average, and how often it was won. */
  readonly said: number;
  readonly came: number;
}

export interface Reliability {
  readonly forecasts: number;
  readonly bands: readonly Band[];
  /** Mean square between what was said and what came; 0.25 is what who always says one half gets. */
  readonly brier: number;
  /** How far the points said were from those that came, on average, and in which direction. */
  readonly pointsOff: number;
  readonly pointsBias: number;
}

export function reliabilityOf(forecasts: readonly Forecast[], bands: number): Reliability {
  const all = Array.from({ length: bands }, (_, band) => bandOf(forecasts, band, bands));
  return {
    forecasts: forecasts.length,
    bands: all.filter((band) => band.forecasts > 0),
    brier: mean(forecasts, ({ chance, share }) => (chance - share) ** 2),
    pointsOff: mean(forecasts, ({ points, total }) => Math.abs(points - total)),
    pointsBias: mean(forecasts, ({ points, total }) => points - total),
  };
}

function bandOf(forecasts: readonly Forecast[], band: number, bands: number): Band {
  const some = forecasts.filter(({ chance }) => Math.min(bands - 1, Math.floor(chance * bands)) === band);
  return {
    from: band / bands,
    forecasts: some.length,
    said: mean(some, ({ chance }) => chance),
    came: mean(some, ({ share }) => share),
  };
}

function mean(forecasts: readonly Forecast[], read: (forecast: Forecast) => number): number {
  return forecasts.reduce((sum, forecast) => sum + read(forecast), 0) / forecasts.length;
}
