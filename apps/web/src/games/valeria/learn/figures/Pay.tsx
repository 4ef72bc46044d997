import { type Move, type State, valeria } from '@three-crowns/valeria';
import type { Bundle } from '@three-crowns/valeria/board';
import { type Price, priceAt } from '@three-crowns/valeria/board';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { Amounts } from '../../pieces/ResourceIcon.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { type ExampleId, momentsOf } from '../examples/examples.ts';
import { offeredAt, placeOf } from './lying.ts';
import styles from './Pay.module.css';
import { Story } from './Story.tsx';
import { CardRow, Wood } from './Wood.tsx';

interface Props {
  readonly example: ExampleId;
  /** Which moment of the example. */
  readonly at?: number;
  readonly place: string;
  readonly caption: string;
}

/** A card and all ways to pay it; beside them the one that is not allowed. */
export function PayPlate({ example, at = 0, place, caption }: Props) {
  const t = useBoardWords();
  const { before, events } = momentsOf(example)[at];
  const where = placeOf(place);
  const price = priceAt(before, before.players[before.turn], where);
  if (price === undefined) return null;
  const kind = price.kind === 'slay' ? 'strength' : 'gold';
  return (
    <Plate caption={caption}>
      <Wood>
        <CardRow state={before} cards={[offeredAt(before, where, before.turn)]} />
        <ul className={styles.ways}>
          {waysToPay(before, where).map((magic) => (
            <li key={magic}>
              <Amounts bundle={paid(price, magic)} />
            </li>
          ))}
          <li className={styles.not}>
            <Amounts bundle={paid(price, price.cost)} />
          </li>
        </ul>
        <p className={styles.why}>{t('pay.real', { kind: t(`kind.${kind}`) })}</p>
      </Wood>
      <Story events={events} />
    </Plate>
  );
}

const paid = ({ kind, cost, magic }: Price, instead: number): Bundle =>
  kind === 'slay'
    ? { strength: cost - instead, magic: magic + instead }
    : { gold: cost - instead, magic: magic + instead };

/** How much magic stands in, for every legal move on this place. */
function waysToPay(state: State, place: number): number[] {
  const isHere = (move: Move) =>
    (move.do === 'recruit' || move.do === 'slay' || move.do === 'build') && move.place === place;
  return valeria.rules
    .legalMoves(state, state.turn)
    .flatMap((move) => (isHere(move) && 'magic' in move ? [move.magic] : []));
}
