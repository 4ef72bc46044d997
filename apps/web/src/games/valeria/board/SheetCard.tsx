import {
  contentOf,
  FIRST_CITIZEN_PLACE,
  iconLine,
  isCitizenPlace,
  isDomain,
  isMonster,
  priceAt,
  priceBundle,
  RESOURCES,
  SLOTS,
  targetNamed,
  tokensOn,
} from '@three-crowns/valeria/board';
import { GridCard } from '../pieces/GridCard.tsx';
import { IconLine } from '../pieces/IconLine.tsx';
import { useCardWords } from '../pieces/useCardWords.ts';
import { useKindLine } from '../pieces/useKindLine.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { CardProps, View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { oddsOf } from './odds.ts';
import styles from './SheetCard.module.css';

/** A thing of the table in the sheet of a phone: a card of the grid with all that it brings, else what it is called. */
export function SheetCard({ view, target, choice }: CardProps) {
  const named = targetNamed(target ?? '');
  const { say } = useLabels(view);
  if (named?.kind === 'place') return <CardOfGrid view={view} place={named.place} />;
  return choice === undefined ? null : <h2>{say(choice.label)}</h2>;
}

function CardOfGrid({ view, place }: { readonly view: View; readonly place: number }) {
  const t = useBoardWords();
  const { nameOf, partsOf, t: frame } = useCardWords();
  const { state } = view;
  const price = priceAt(state, state.players[view.own], place);
  const labels = useLabels(view);
  const kindLine = useKindLine(state, price?.card ?? -1);
  if (price === undefined) return <h2>{labels.place(place)}</h2>;
  const { card } = price;
  const lines = iconLine(contentOf(state), card);
  const slot = isCitizenPlace(place) ? place - FIRST_CITIZEN_PLACE : undefined;
  const hasWords = isDomain(card) || isMonster(card);
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <GridCard
          {...{ state, card }}
          price={priceBundle(price)}
          number={slot === undefined ? undefined : SLOTS[slot]}
          tokens={RESOURCES.map((_, resource) => tokensOn(state, place, resource))}
        />
      </div>
      <h2>{nameOf(card)}</h2>
      <p className={styles.kind}>
        {kindLine} · {t('left', { count: state.grid[place].length })}
      </p>
      <dl className={styles.parts}>
        {partsOf(state, card).map(({ part, text }) => (
          <div key={part} data-part-of={part}>
            <dt>{frame(`part.${part}`)}</dt>
            <dd>
              {hasWords ? text : <IconLine icons={lines.find((line) => line.part === part)?.icons ?? []} isStamped />}
              {slot !== undefined && part === 'left' && <small>{t('odds', { count: oddsOf(slot) })}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
