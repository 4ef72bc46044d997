/** What a client of a table is told, and what it wants done. It has no socket and no clock of its own. */
import type { Seat } from '@three-crowns/core';
import type { Answer } from '../messages/server.ts';

export type ClientInput =
  /** Begins: the first thing wanted is a connection. */
  | { readonly kind: 'start' }
  /** The network is back, the page is looked at again, or somebody asks for it: the next try is now. */
  | { readonly kind: 'awake' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'received'; readonly text: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'tick' }
  /** A person wants this to be entered: a line as the log writes it, under an id that nobody can guess. */
  | { readonly kind: 'want'; readonly id: string; readonly line: string }
  /** The question of this seat is on the screen. */
  | { readonly kind: 'shown'; readonly seat: Seat }
  /** Somebody touched something. */
  | { readonly kind: 'touched' }
  | { readonly kind: 'agree'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly kind: 'say'; readonly id: string; readonly text: string }
  /** What this seat has in mind, for the television. */
  | { readonly kind: 'point'; readonly seat: Seat; readonly targets: readonly string[] };

export type ClientEffect =
  | { readonly kind: 'connect' }
  | { readonly kind: 'disconnect' }
  | { readonly kind: 'send'; readonly text: string }
  /** A tick is wanted then, in place of any wanted before. */
  | { readonly kind: 'wake'; readonly at: number }
  /** The model is a new one. */
  | { readonly kind: 'changed' }
  /** What became of something wanted. What was entered is in the model by then. */
  | { readonly kind: 'answered'; readonly answer: Exclude<Answer, { status: 'voting' }> }
  /** The page is older or newer than the server. */
  | { readonly kind: 'reload' };
