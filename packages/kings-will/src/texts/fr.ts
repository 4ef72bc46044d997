import { en, type GameTexts } from './en.ts';

export const fr: GameTexts = { ...en };
