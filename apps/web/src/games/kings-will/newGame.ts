/** The option fields of a new game. */
import type { NewGameForm } from '../../shell/new/form.ts';
import type { RawOptions } from '../../shell/newGame.ts';
import { NewGameOptions } from './newGame/NewGameOptions.tsx';

/** A seat that is not there cannot begin. */
const fit = (options: RawOptions, seats: number): RawOptions =>
  Number(options.start ?? 0) > seats ? { ...options, start: 'random' } : options;

export const form: NewGameForm = { NewGameOptions, fit };
