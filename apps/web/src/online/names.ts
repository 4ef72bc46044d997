import { cleanLine } from '@three-crowns/core';

/** A name as it is typed or pasted, without what no server takes: marks that turn the writing, tabs. */
export const nameTyped = (text: string): string => cleanLine(text.replace(/\s/g, ' '));
