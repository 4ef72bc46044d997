/** The games of the app, in the order of the shelf. This is the only list of them: everything else asks it. */
import type { Registration } from '../registration/registration.ts';
import { kingOfTheValley } from './king-of-the-valley/registration.ts';
import { kingsWill } from './kings-will/registration.ts';
import { valeria } from './valeria/registration.ts';

const LIST = [kingOfTheValley, kingsWill, valeria] as const;

/** For lists of tests that must leave out no game. */
export type GameId = (typeof LIST)[number]['facts']['id'];

export const GAMES: readonly Registration[] = LIST;

export const registered = (id: string): Registration | undefined => GAMES.find(({ facts }) => facts.id === id);
