/** The chance that a logit means. */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
