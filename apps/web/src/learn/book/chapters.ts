/** What a game brings to its pages. The frame shows one chapter at a time; the address says which, by section or ruling. */
import type { GameFacts } from '@three-crowns/core';
import type { ComponentType } from 'react';

interface Heading {
  /** Also the anchor. */
  readonly id: string;
  readonly title: string;
}

export interface Chapter extends Heading {
  readonly sections: readonly Heading[];
  readonly Body: ComponentType;
  /** Anchors inside the sections, such as those of rulings. */
  owns?(anchor: string): boolean;
}

export interface BookFacts extends GameFacts {
  readonly Picture: ComponentType;
}

/** The chapter an anchor lies in; the first one for no anchor and for an unknown one. */
export function chapterAt(chapters: readonly Chapter[], anchor: string): Chapter {
  const holds = ({ id, sections, owns }: Chapter) =>
    id === anchor || sections.some((section) => section.id === anchor) || owns?.(anchor) === true;
  return chapters.find(holds) ?? chapters[0];
}
