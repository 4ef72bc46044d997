/** Alone in a file, so that the worker of the bots loads the rules and no board. */
export { kingOfTheValleyVersions as rules } from '@three-crowns/king-of-the-valley/versions';
