/** The option fields of a new game: which cards are in play, the variants, and how hard it is alone. */
import type { NewGameForm } from '../../../newGame/form.ts';
import { fit } from './fit.ts';
import { NewGameOptions } from './NewGameOptions.tsx';
import '../pieces/palette.css';

export const form: NewGameForm = { NewGameOptions, fit };
