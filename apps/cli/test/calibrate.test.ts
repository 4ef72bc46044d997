import { describe, expect, it } from 'vitest';
import { type Reliability, reliabilityOf } from '../src/calibrate/reliability.ts';
import { crowns, json } from './crowns.ts';
import { GAME } from './records.ts';

describe('calibrate', () => {
  it('compares what was said with what came, by bands', () => {
    const forecasts = [
      { chance: 0.1, share: 0, points: 40, total: 42 },
      { chance: 0.3, share: 1, points: 50, total: 49 },
      { chance: 1, share: 1, points: 60, total: 60 },
    ];
    const { bands, brier, pointsOff, pointsBias } = reliabilityOf(forecasts, 2);
    expect(bands).toEqual([
      { from: 0, forecasts: 2, said: 0.2, came: 0.5 },
      { from: 0.5, forecasts: 1, said: 1, came: 1 },
    ]);
    expect(brier).toBeCloseTo((0.01 + 0.49) / 3, 12);
    expect(pointsOff).toBe(1);
    expect(pointsBias).toBeCloseTo(-1 / 3, 12);
  });

  it('says so where nothing was judged', async () => {
    const { code, out } = await crowns(['calibrate', GAME, '--games', '1', '--every', '100000']);
    expect({ code, out }).toEqual({ code: 0, out: 'nothing was judged: no game has that many decisions\n' });
  });

  it('plays games and tells the same each time', async () => {
    const args = ['calibrate', 'valeria', '--games', '1', '--worlds', '2', '--every', '40'];
    const once = await json<Reliability>(args);
    expect(once.forecasts).toBeGreaterThan(0);
    expect(await json<Reliability>(args)).toEqual(once);
    const { code, out } = await crowns(args);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +from +said +came +forecasts$/m);
  });
});
