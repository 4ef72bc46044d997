import { LEVEL_NAMES, type LevelName } from '@three-crowns/ai/names';

/** The bots a person may choose, the weaker first. */
export const LEVELS = LEVEL_NAMES;
export type Level = LevelName;

/** Whom a new seat of the computer is given to. */
export const USUAL_LEVEL: Level = 'knight';

/** Against whom somebody learns a game. */
export const GENTLE_LEVEL: Level = 'page';

/** Plays on for a person who gave up. */
export const STAND_IN: Level = 'knight';
