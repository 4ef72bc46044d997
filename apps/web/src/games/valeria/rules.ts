/** Alone in a file, so that the worker of the bots loads the rules and no board. */
export { valeriaVersions as rules } from '@three-crowns/valeria/versions';
