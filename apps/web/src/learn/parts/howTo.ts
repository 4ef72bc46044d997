/** The sections of "How to play" in order, with the texts each is made of. */

interface SectionTexts<Key extends string> {
  readonly paragraphs: readonly Key[];
  readonly fine?: readonly Key[];
}

export interface HowToSection<Id extends string, Key extends string> {
  readonly id: Id;
  readonly numeral: string;
  readonly paragraphs: readonly Key[];
  readonly fine: readonly Key[];
}

export function numbered<Id extends string, Key extends string>(
  texts: Readonly<Record<Id, SectionTexts<Key>>>,
): readonly HowToSection<Id, Key>[] {
  return (Object.keys(texts) as Id[]).map((id, i) => {
    const { paragraphs, fine = [] }: SectionTexts<Key> = texts[id];
    return { id, numeral: roman(i + 1), paragraphs, fine };
  });
}

const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(number: number): string {
  const [value, sign] = NUMERALS.find(([least]) => least <= number) ?? [0, ''];
  return value === 0 ? '' : sign + roman(number - value);
}
