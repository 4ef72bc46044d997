/** A table of the server goes by an id of its own among the tables of this page. */
const MARK = 'online-';

export const onlineId = (table: string): string => `${MARK}${table}`;

/** The server's name of it; undefined for a table of this browser. */
export const tableIn = (id: string): string | undefined => (id.startsWith(MARK) ? id.slice(MARK.length) : undefined);
