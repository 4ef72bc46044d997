/** The option fields of a new game. */

import type { RawOptions } from '../../../newGame/draft.ts';
import type { NewGameForm } from '../../../newGame/form.ts';
import { NewGameOptions } from './NewGameOptions.tsx';
import '../pieces/palette.css';

/** A seat that is not there cannot begin. */
const fit = (options: RawOptions, seats: number): RawOptions =>
  Number(options.start ?? 0) > seats ? { ...options, start: 'random' } : options;

export const form: NewGameForm = { NewGameOptions, fit };
