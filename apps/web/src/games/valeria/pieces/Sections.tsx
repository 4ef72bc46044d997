import { UNKNOWN } from '@three-crowns/core';
import { type Card, contentOf, iconLine } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';
import { classes } from '../../../design/classes.ts';
import { IconLine } from './IconLine.tsx';
import type { LargeCardProps } from './LargeCard.tsx';
import styles from './Sections.module.css';
import { useCardWords } from './useCardWords.ts';
import { useCostWords } from './useCostWords.ts';

/** What an opened card says: what it costs, what it does, what it is worth, what lies beneath it. */
export function Sections(props: LargeCardProps) {
  const { state, card, beneath = [], isOwned = false } = props;
  const { t, partsOf } = useCardWords();
  const cost = useCostWords(props);
  const lines = iconLine(contentOf(state), card);
  return (
    <div className={styles.sections}>
      {!isOwned && cost !== undefined && (
        <Section title={cost.title} className={styles.cost}>
          {cost.text}
        </Section>
      )}
      {partsOf(state, card).map(({ part, text }) => (
        <Section
          key={part}
          title={t(`part.${part}`)}
          line={<IconLine icons={lines.find((line) => line.part === part)?.icons ?? []} isStamped />}
        >
          {text}
        </Section>
      ))}
      {beneath.length > 0 && (
        <Section title={t('part.beneath')}>
          <Beneath cards={beneath} />
        </Section>
      )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly line?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Section({ title, line, className, children }: SectionProps) {
  return (
    <section className={classes(styles.section, className)}>
      <h4>
        {title}
        {line}
      </h4>
      <p>{children}</p>
    </section>
  );
}

/** "Dire Bear, 2 × Orc Warrior, 1 card face down". */
function Beneath({ cards }: { readonly cards: readonly Card[] }) {
  const { t, nameOf } = useCardWords();
  const kinds = [...new Set(cards)];
  const words = kinds.map((kind) => {
    const count = cards.filter((card) => card === kind).length;
    if (kind === UNKNOWN) return t('beneath.hidden', { count });
    return count === 1 ? nameOf(kind) : t('beneath.more', { count, name: nameOf(kind) });
  });
  return words.join(', ');
}
