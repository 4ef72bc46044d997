/** Alone in a file, so that the worker of the bots loads the rules and no board. */
export { kingsWillVersions as rules } from '@three-crowns/kings-will/versions';
