/** What a session needs of this browser. */
import { think } from '../../coach/think.ts';
import { type Settings, settings } from '../../settings/settings.ts';
import { newId } from '../../storage/random.ts';
import { tables } from '../../storage/tables.ts';
import type { Surroundings } from '../../table/session/surroundings.ts';

/** How long a bot's decision stays on the screen before the next, in milliseconds. */
const PACE: Readonly<Record<Settings['speed'], number>> = { slow: 1700, normal: 950, fast: 450, off: 0 };

export const browser: Surroundings = {
  store: tables,
  think,
  pace: () => PACE[settings().speed],
  now: () => Date.now(),
  newId,
};
