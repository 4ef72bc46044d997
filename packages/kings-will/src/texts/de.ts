import { en, type GameTexts } from './en.ts';

export const de: GameTexts = { ...en };
