import type { State } from '@three-crowns/valeria';
import { valeria } from '@three-crowns/valeria';
import {
  BASE,
  CARDS,
  exhaustedLimit,
  exhaustedPlaces,
  isResting,
  noDukeIcons,
  noDukeText,
} from '@three-crowns/valeria/board';
import { Aloud } from '../../../../design/Aloud.tsx';
import { Crest } from '../../../../design/Crest.tsx';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { IconLine } from '../../pieces/IconLine.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { type ExampleId, eventsOf, momentsOf, startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import { lyingAt, offeredAt, placeOf } from './lying.ts';
import styles from './Plates.module.css';
import { Story } from './Story.tsx';
import { SEATS } from './seats.ts';
import { CardRow, Wood } from './Wood.tsx';

interface Props {
  readonly example: ExampleId;
  readonly caption: string;
}

interface PlaceProps extends Props {
  readonly place: string;
}

/** A place before the last move of an example and after it, and what happened; `by` is the card that did it. */
export function ChangePlate({ example, place, by, caption }: PlaceProps & { readonly by?: string }) {
  const { before, after } = momentsOf(example).at(-1) ?? { before: startOf(example), after: startOf(example) };
  const where = placeOf(place);
  return (
    <Plate caption={caption}>
      <Wood>
        {by !== undefined && <CardRow state={before} cards={[lyingAt(before, placeOf(by))]} />}
        <div className={styles.change}>
          <CardRow state={before} cards={[lyingAt(before, where)]} />
          <span className={styles.then} aria-hidden="true" />
          <CardRow state={after} cards={[lyingAt(after, where)]} label={caption} />
        </div>
        {example === 'exhausted' && <Exhausted state={after} />}
      </Wood>
      <Story events={eventsOf(example)} />
    </Plate>
  );
}

function Exhausted({ state }: { readonly state: State }) {
  const t = useBoardWords();
  return (
    <p className={styles.note}>{t('exhaustedOf', { count: exhaustedPlaces(state), limit: exhaustedLimit(state) })}</p>
  );
}

/** What the player on turn sees of a card: what it costs and what is lacking. */
export function OfferPlate({ example, place, caption, isTold = false }: PlaceProps & { readonly isTold?: boolean }) {
  const state = startOf(example);
  return (
    <Plate caption={caption}>
      <Wood>
        <CardRow state={state} cards={[offeredAt(state, placeOf(place), state.turn)]} />
      </Wood>
      {isTold && <Story events={eventsOf(example)} />}
    </Plate>
  );
}

export const cardNamed = (name: (typeof CARDS)[number]): number => CARDS.indexOf(name);

/** Cards as they are printed. */
export function CardsPlate({
  cards,
  caption,
}: {
  readonly cards: readonly (typeof CARDS)[number][];
  readonly caption: string;
}) {
  return (
    <Plate caption={caption}>
      <Wood>
        <CardRow state={startOf('setup')} cards={cards.map((name) => ({ card: cardNamed(name), count: 0 }))} />
      </Wood>
    </Plate>
  );
}

/** Five players around the table; the rules say who rests. */
export function RestPlate({ caption }: { readonly caption: string }) {
  const t = useHowTo();
  const state = startOf('five');
  return (
    <Plate caption={caption}>
      <ol className={styles.five}>
        {SEATS.map(({ seat, colour, charge }) => (
          <li key={seat} data-rests={isResting(state, seat) ? 'yes' : undefined}>
            <Crest colour={colour} charge={charge} size={46} />
            <Aloud>{t('variants.fifth', { number: seat + 1 })}</Aloud>
            {seat === state.turn && <b>{t('variants.turn')}</b>}
            {isResting(state, seat) && <b>{t('variants.rests')}</b>}
          </li>
        ))}
      </ol>
    </Plate>
  );
}

/** The table everybody scores by without dukes. */
export function NoDukeList() {
  const say = useGameWords(valeria.words.texts, []);
  const icons = noDukeIcons(BASE);
  return (
    <ul className={styles.rates}>
      {noDukeText(BASE).map((line, i) => (
        <li key={say(line)}>
          <IconLine icons={icons[i] ?? []} />
          <span>{say(line)}</span>
        </li>
      ))}
    </ul>
  );
}

export function NoDukePlate({ caption }: { readonly caption: string }) {
  return (
    <Plate caption={caption}>
      <NoDukeList />
    </Plate>
  );
}
