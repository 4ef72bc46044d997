/** What is said of each step. */
import type { Language, Message, ScoreLine } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { type State, valeria } from '@three-crowns/valeria';
import { dukeName } from '@three-crowns/valeria/board';
import { behindColon } from '../../../table/score/rows.ts';
import type { EndProps, EndWords } from '../../../table/screen/ending.ts';
import { dukeFor } from './sides.ts';
import { isOpen, scoresOf, type Turning } from './steps.ts';
import { endText } from './texts/index.ts';

const inGame = (language: Language, message: Message): string => formatMessage(valeria.words.texts, language, message);

/** Beside the duke nobody need say that a line is the duke's. */
export const lineText = (language: Language, line: ScoreLine): string =>
  behindColon(inGame(language, valeria.words.describeScoreLine(line)));

export function nameOf(language: Language, { seats, outcome }: EndProps<State>, side: number): string {
  if (side < seats.length) return seats[side].name;
  return inGame(language, { key: `rival.${outcome.rivals?.[side - seats.length]?.key}` });
}

export function dukeText(language: Language, state: State, side: number): string | undefined {
  const duke = dukeFor(state, side);
  return duke === undefined ? undefined : inGame(language, dukeName(duke));
}

export function words(language: Language, props: EndProps<State>, step: Turning): EndWords {
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts);
  if (step.kind !== 'duke') {
    const sums = step.points.map((points, side) => `${nameOf(language, props, side)} ${points}`);
    return {
      name: endText(language, `name.${step.kind}`),
      sentence: endText(language, `said.${step.kind}`, { list: list(sums) }),
    };
  }
  const name = nameOf(language, props, step.side);
  const { lines, total } = scoresOf(props.outcome)[step.side];
  const told = lines
    .filter((line) => !isOpen(line) && line.count > 0)
    .map((line) => endText(language, 'line', { what: lineText(language, line), points: line.points }));
  return {
    name,
    sentence: endText(language, 'said.duke', {
      name,
      duke: dukeText(language, props.state, step.side) ?? '',
      lines: told.join('; '),
      total,
    }),
    lead: step.isLast ? endText(language, 'lead.last') : endText(language, 'lead.duke', { name }),
  };
}
