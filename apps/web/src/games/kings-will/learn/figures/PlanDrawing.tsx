import type { State } from '@three-crowns/kings-will';
import { hasDisc, hasSeen, NEUTRAL } from '@three-crowns/kings-will/board';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { useFaces } from '../../board/plan/useFaces.tsx';
import { Disc } from '../../pieces/Disc.tsx';
import { Sign } from '../../pieces/Sign.tsx';
import { WillCard } from '../../pieces/WillCard.tsx';
import { DiscSpace, WillField } from '../../pieces/WillField.tsx';
import { useNames } from '../../sayings/useNames.ts';
import { type ExampleId, endOf } from '../examples/examples.ts';
import { useExampleView } from './exampleView.ts';
import styles from './PlanDrawing.module.css';

/** The plan prints three spaces for discs, the third for four players only. */
const SPACES = 3;

interface Props {
  readonly state: State;
  /** Only these fields; all without it. */
  readonly fields?: readonly number[];
  /** Fields in gold. */
  readonly marked?: readonly number[];
}

/** The plan as the first seat sees it: cards it knows, backs, discs, and who has looked. */
function PlanDrawing({ state, fields = [...state.plan.keys()], marked = [] }: Props) {
  return (
    <div className={styles.frame}>
      <ol className={styles.plan} data-count={fields.length}>
        {fields.map((field) => (
          <Field key={field} state={state} field={field} isMarked={marked.includes(field)} />
        ))}
      </ol>
    </div>
  );
}

function Field({
  state,
  field,
  isMarked,
}: {
  readonly state: State;
  readonly field: number;
  readonly isMarked: boolean;
}) {
  const view = useExampleView(state);
  const { t } = useNames(view);
  const faces = useFaces(view);
  const will = view.state.plan[field];
  const face = faces.brief(will);
  const owners = [...view.seats, undefined].filter((seat) => hasDisc(state, field, seat?.seat ?? NEUTRAL));
  const viewers = view.seats.filter(({ seat }) => seat !== view.own && hasSeen(state, seat, field));
  const label = [
    t('plan.field', { number: field + 1 }),
    faces.aloud(will),
    ...owners.map((seat) => t('plan.disc', { name: seat?.name ?? t('neutral') })),
    ...viewers.map(({ name }) => t('plan.seenBy', { name })),
  ].join('. ');
  return (
    <li data-marked={isMarked ? 'yes' : undefined}>
      <span className={styles.field} role="img" aria-label={label}>
        <WillField
          light={field >= 6}
          spaces={Array.from({ length: SPACES }, (_, i) => {
            const seat = owners[i];
            if (i < owners.length)
              return <Disc key={seat?.seat ?? 'neutral'} size={21} {...(seat === undefined ? {} : { seat })} />;
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces are where the plan prints them
            return <DiscSpace key={`space ${i}`} {...(i === SPACES - 1 ? { mark: '4' } : {})} />;
          })}
        >
          <WillCard {...(face === undefined ? {} : { face })} />
          {face === undefined && viewers.length > 0 && (
            <span className={styles.eyes}>
              <Sign name="spyglass" />
              {viewers.map((seat) => (
                <Disc key={seat.seat} seat={seat} size={16} />
              ))}
            </span>
          )}
        </WillField>
      </span>
    </li>
  );
}

interface PlateProps {
  readonly example: ExampleId;
  readonly caption: string;
}

/** The plan at the end of an example; fields in gold are those its moves touched. */
export function PlanPlate({ example, caption, marked }: PlateProps & Pick<Props, 'marked'>) {
  return (
    <Plate caption={caption}>
      <PlanDrawing state={endOf(example)} {...(marked === undefined ? {} : { marked })} />
    </Plate>
  );
}

/** Only the cards with a disc, turned up. */
export function CountingPlate({ example, caption }: PlateProps) {
  const state = endOf(example);
  const fields = [...state.plan.keys()].filter((field) => state.discs[field] !== 0);
  return (
    <Plate caption={caption}>
      <PlanDrawing state={state} fields={fields} />
    </Plate>
  );
}
