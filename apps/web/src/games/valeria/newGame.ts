/** The option fields of a new game: which cards are in play, the variants, and how hard it is alone. */
import type { NewGameForm } from '../../shell/new/form.ts';
import { fit } from './newGame/fit.ts';
import { NewGameOptions } from './newGame/NewGameOptions.tsx';

export const form: NewGameForm = { NewGameOptions, fit };
