/** With the minus of print. */
export const printed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A change: +2, −1, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : printed(n));
