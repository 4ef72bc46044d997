/** A text to be formatted in the reader's language: a key of the game's texts and what stands in its places. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** Names of things are messages themselves; a list of them is joined as the language joins lists. */
export type Arg = string | number | Message | readonly Message[];

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** ICU messages by key, for each language. */
export type Texts = { readonly [L in Language]: Readonly<Record<string, string>> };
