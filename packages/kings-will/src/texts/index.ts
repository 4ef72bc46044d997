import type { Texts } from '@three-crowns/core';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const texts: Texts = { en, de, fr };
