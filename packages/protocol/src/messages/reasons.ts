/** Why a server does not do what it is asked over HTTP: a word for the page, which has the sentence. */
export const REASONS = [
  'begun',
  'chairs-free',
  'full',
  'input',
  'many-tables',
  'no-chair',
  'no-guest',
  'no-store',
  'not-begun',
  'not-ended',
  'not-found',
  'not-host',
  'not-seated',
  'origin',
  'same-name',
  'taken',
  'too-many',
] as const;
export type Reason = (typeof REASONS)[number];

/** The body of such an answer. */
export interface RefusedBody {
  readonly error: {
    readonly reason: Reason;
    /** In English, for who reads the network. */
    readonly message?: string;
  };
}

/** The reason in an answer; undefined when it is none of ours, as where a proxy has answered. */
export function reasonIn(body: unknown): Reason | undefined {
  const { reason } = Object(Object(body).error);
  return REASONS.find((one) => one === reason);
}
