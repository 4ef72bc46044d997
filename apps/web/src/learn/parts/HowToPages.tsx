import type { ReactNode } from 'react';
import type { HowToSection } from './howTo.ts';
import { Section } from './Section.tsx';

type Say<Key> = (key: Key) => string;

/** What stands in a section besides its text. */
export type Drawn<Id extends string, Key extends string> = { readonly [I in Id]?: (t: Say<Key>) => ReactNode };

interface Props<Id extends string, Key extends string> {
  readonly sections: readonly HowToSection<Id, Key>[];
  readonly t: Say<Key>;
  readonly titleOf: (id: Id) => string;
  /** Beside the text. */
  readonly beside: Drawn<Id, Key>;
  /** Below the text, in its column. */
  readonly below?: Drawn<Id, Key>;
  /** Under both columns. */
  readonly under: Drawn<Id, Key>;
}

/** The whole game, section by section. */
export function HowToPages<Id extends string, Key extends string>(props: Props<Id, Key>) {
  const { sections, t, titleOf, beside, below, under } = props;
  return sections.map(({ id, numeral, paragraphs, fine }) => (
    <Section
      key={id}
      id={id}
      numeral={numeral}
      title={titleOf(id)}
      paragraphs={paragraphs.map(t)}
      fine={fine.map(t)}
      figures={beside[id]?.(t)}
      below={below?.[id]?.(t)}
      row={under[id]?.(t)}
    />
  ));
}
