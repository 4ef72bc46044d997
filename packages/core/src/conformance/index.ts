export { checkGame, type GameCheck } from './checkGame.ts';
export { checkSecrets, type SecretsCheck, type SecretsReport } from './checkSecrets.ts';
export { randomRecord } from './game.ts';
