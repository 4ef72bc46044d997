import {
  BASE,
  type Card,
  citizenRow,
  DUKES,
  domainRow,
  isCitizen,
  isDomain,
  isMonster,
  monsterRow,
} from '@three-crowns/valeria/board';
import { DukeCard } from '../../pieces/DukeCard.tsx';
import { GridCard } from '../../pieces/GridCard.tsx';
import { useCardWords } from '../../pieces/useCardWords.ts';
import { useKindLine } from '../../pieces/useKindLine.ts';
import { useBoardWords } from '../../texts/index.ts';
import { startOf } from '../examples/examples.ts';
import { useComponentsWords } from '../texts/words.ts';
import styles from './CardList.module.css';
import { Mark } from './Mark.tsx';
import type { Entry } from './tally.ts';

/** Cards with everything they say, made from their rows. */
export function CardList({ entries, title }: { readonly entries: readonly Entry[]; readonly title?: string }) {
  return (
    <div className={styles.group}>
      {title !== undefined && <h4>{title}</h4>}
      <ul className={styles.list}>
        {entries.map(({ card, source }) => (
          <li key={card}>
            <span className={styles.card}>
              <GridCard state={startOf('setup')} card={card} count={0} />
            </span>
            <CardWords card={card} />
            <span className={styles.mark}>
              <Mark source={source} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardWords({ card }: { readonly card: Card }) {
  const state = startOf('setup');
  const { nameOf, partsOf, t } = useCardWords();
  const kind = useKindLine(state, card);
  const facts = useFacts(card);
  return (
    <div className={styles.words}>
      <strong>{nameOf(card)}</strong>
      <p>{[kind, ...facts].join(' · ')}</p>
      {partsOf(state, card).map(({ part, text }) => (
        <p key={part}>
          <em>{t(`part.${part}`)}</em> {text}
        </p>
      ))}
    </div>
  );
}

/** What it costs, needs and is worth, and how many there are. */
function useFacts(card: Card): string[] {
  const state = startOf('setup');
  const t = useBoardWords();
  const c = useComponentsWords();
  const { roleNameOf } = useCardWords();
  if (isDomain(card)) {
    const { cost, icons, points } = domainRow(state, card);
    const roles = icons.map(roleNameOf).join(', ');
    return [t('cost.gold', { gold: cost }), t('needs', { roles }), t('points', { count: points })];
  }
  if (isMonster(card)) {
    const row = monsterRow(state, card);
    const { strength, magic, points } = row;
    const copies = 'copies' in row ? [c('copies', { count: row.copies, more: row.more })] : [];
    return [t('cost.slay', { strength, magic }), t('points', { count: points }), ...copies];
  }
  return isCitizen(card) ? [t('cost.gold', { gold: citizenRow(state, card).cost })] : [];
}

export function DukeList() {
  const state = startOf('setup');
  const { dukeNameOf, dukeLines } = useCardWords();
  return (
    <ul className={styles.list}>
      {DUKES.map((name, duke) => (
        <li key={name}>
          <span className={styles.card}>
            <DukeCard state={state} duke={duke} />
          </span>
          <div className={styles.words}>
            <strong>{dukeNameOf(duke)}</strong>
            {dukeLines(state, duke).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <span className={styles.mark}>
            <Mark source={BASE.dukes[duke].source} />
          </span>
        </li>
      ))}
    </ul>
  );
}
