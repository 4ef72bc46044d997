/** Why something is not done: a status for the machine, a word for the page, which has the sentence. */
export const REASONS = [
  'begun',
  'chairs-free',
  'full',
  'input',
  'no-chair',
  'no-guest',
  'not-begun',
  'not-ended',
  'not-found',
  'not-host',
  'not-seated',
  'origin',
  'taken',
  'too-many',
] as const;
export type Reason = (typeof REASONS)[number];

export class Refused extends Error {
  readonly statusCode: number;
  readonly reason: Reason;

  constructor(statusCode: number, reason: Reason, message: string = reason) {
    super(message);
    this.statusCode = statusCode;
    this.reason = reason;
  }
}
