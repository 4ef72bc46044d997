export const gameIds = ['king-of-the-valley', 'kings-will', 'valeria'] as const;
export type GameId = (typeof gameIds)[number];

/** Every word of the shell. A language that leaves one out does not compile. */
export interface Texts {
  greeting: string;
  lead: string;
  language: string;
  games: string;
  players: string;
  designer: string;
  ready: string;
  readyHow: string;
  readyNext: string;
  notBuilt: string;
  notBuiltNote: string;
  independent: string;
  credits: string;
  about: Record<GameId, { line: string; players: string }>;
}
