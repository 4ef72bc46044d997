export { type Argument, argumentsOf } from './arguments.ts';
export { formatMessage, PLAYER_KEY } from './format.ts';
export { parseLanguage } from './language.ts';
export { textFaults } from './textFaults.ts';
