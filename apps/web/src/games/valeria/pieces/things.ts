/** A thing of the table that no move names, but that has a card: how near the end is. */
export const END = 'end';
