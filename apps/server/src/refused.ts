import type { Reason } from '@three-crowns/protocol';

/** Something that is not done: a status for the machine, a reason for the page. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly reason: Reason;

  constructor(statusCode: number, reason: Reason, message: string = reason) {
    super(message);
    this.statusCode = statusCode;
    this.reason = reason;
  }
}
