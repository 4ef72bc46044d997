import {
  contentOf,
  exhaustedLimit,
  exhaustedPlaces,
  FIRST_CITIZEN_PLACE,
  iconLine,
  isCitizenPlace,
  isDomain,
  isMonster,
  KINDS,
  type Kind,
  priceAt,
  priceBundle,
  RESOURCES,
  SLOTS,
  targetNamed,
  tokensOn,
} from '@three-crowns/valeria/board';
import { GridCard } from '../pieces/GridCard.tsx';
import { IconLine } from '../pieces/IconLine.tsx';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import { END } from '../pieces/things.ts';
import { useCardWords } from '../pieces/useCardWords.ts';
import { useKindLine } from '../pieces/useKindLine.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { CardProps, View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { oddsOf } from './odds.ts';
import styles from './SheetCard.module.css';

/** A card of the grid with all that it brings, goods with what they are for, the end; else what a choice is called. */
export function SheetCard({ view, target, choice }: CardProps) {
  const named = targetNamed(target ?? '');
  const { say } = useLabels(view);
  const kind = KINDS.find((one) => one === target);
  if (named?.kind === 'place') return <CardOfGrid view={view} place={named.place} />;
  if (kind !== undefined) return <CardOfGood kind={kind} title={choice && say(choice.label)} />;
  if (target === END) return <CardOfEnd view={view} />;
  return choice === undefined ? null : <h2>{say(choice.label)}</h2>;
}

/** `title` is what would be done with it. */
function CardOfGood({ kind, title }: { readonly kind: Kind; readonly title: string | undefined }) {
  const t = useBoardWords();
  return (
    <>
      <h2 className={styles.good}>
        <ResourceIcon name={kind} size={24} /> <span>{title ?? t(`kind.${kind}`)}</span>
      </h2>
      <p>{t(`about.${kind}`)}</p>
    </>
  );
}

/** How near it is. */
function CardOfEnd({ view: { state } }: { readonly view: View }) {
  const t = useBoardWords();
  const limit = exhaustedLimit(state);
  return (
    <>
      <h2>{t('end')}</h2>
      <p>{t('end.when', { limit })}</p>
      <p>
        <b>{t('end.left', { count: state.ending ? 0 : limit - exhaustedPlaces(state) })}</b>
      </p>
    </>
  );
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
