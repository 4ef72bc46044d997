import { en } from './en.ts';

export const texts = { en, de: en, fr: en };
