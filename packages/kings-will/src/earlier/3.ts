/** What version 3 had, as version 4 has it: again other values of the built-in table, and nothing else. */
export { upcast } from './2.ts';
