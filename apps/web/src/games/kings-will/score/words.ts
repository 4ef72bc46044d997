/** What the king says, and what follows from it. */
import type { Language } from '@three-crowns/core';
import { kingsWill, type State } from '@three-crowns/kings-will';
import { WILLS } from '@three-crowns/kings-will/board';
import { formatMessage } from '@three-crowns/texts';
import type { SeatInfo } from '../../../seats/seats.ts';
import type { EndProps, EndWords } from '../../../table/screen/ending.ts';
import type { Chapter, Part } from './chapters.ts';
import { endText } from './texts/index.ts';

export function kingSays(language: Language, chapter: Chapter): string {
  return endText(language, `king.${chapter.kind === 'card' ? WILLS[chapter.will] : chapter.kind}`);
}

export function words(language: Language, { seats }: EndProps<State>, chapter: Chapter): EndWords {
  if (chapter.kind !== 'card') {
    const list = listed(language, seats, chapter.points, () => true);
    return {
      name: endText(language, `name.${chapter.kind}`),
      sentence: endText(language, `said.${chapter.kind}`, { list }),
    };
  }
  const { words: game } = kingsWill;
  return {
    name: formatMessage(game.texts, language, { key: `topic.${WILLS[chapter.will]}` }),
    isHidden: true,
    sentence: [kingSays(language, chapter), ...judgement(language, seats, chapter.parts)].join(' '),
    lead: endText(language, 'lead'),
  };
}

/** Wrath before will. */
function judgement(language: Language, seats: readonly SeatInfo[], parts: readonly Part[]): string[] {
  const lost = listed(
    language,
    seats,
    parts.map((part) => part.lost),
    (_, seat) => parts[seat].lost > 0,
  );
  const won = listed(
    language,
    seats,
    parts.map((part) => part.won),
    (_, seat) => parts[seat].won > 0,
  );
  const shielded = seats.filter((_, seat) => parts[seat].fate === 'shielded').map(({ name }) => name);
  const sentences = [
    ...(lost === '' ? [] : [endText(language, 'said.wrath', { list: lost })]),
    ...(shielded.length === 0
      ? []
      : [endText(language, 'said.shield', { list: new Intl.ListFormat(language).format(shielded) })]),
    ...(won === '' ? [] : [endText(language, 'said.will', { list: won })]),
  ];
  return sentences.length === 0 ? [endText(language, 'said.none')] : sentences;
}

/** "Mathilde 8 and Corvin 4", of those for whom it holds. */
function listed(
  language: Language,
  seats: readonly SeatInfo[],
  points: readonly number[],
  isTold: (seat: SeatInfo, at: number) => boolean,
): string {
  const all = seats.map(({ name }, seat) => `${name} ${points[seat]}`).filter((_, at) => isTold(seats[at], at));
  return new Intl.ListFormat(language).format(all);
}
