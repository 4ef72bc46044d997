/** The book of the game over its table; the page of the table brings it. */
import { createContext } from 'react';

export interface HelpProps {
  /** A section or a ruling; '' for the beginning. */
  readonly anchor: string;
  onClose(): void;
}

/** Opens the book at an anchor. Undefined where no table is. */
export const OpenHelp = createContext<((anchor: string) => void) | undefined>(undefined);
