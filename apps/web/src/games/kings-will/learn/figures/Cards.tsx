import type { State } from '@three-crowns/kings-will';
import { printedMood, travelOf, valuesOf } from '@three-crowns/kings-will/board';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { useFaces } from '../../board/plan/useFaces.tsx';
import { Levy, Offer, TravelBoard } from '../../pieces/TravelBoard.tsx';
import { WillCard } from '../../pieces/WillCard.tsx';
import { useNames } from '../../sayings/useNames.ts';
import { useUnits } from '../../sayings/useUnits.ts';
import { type ExampleId, startOf } from '../examples/examples.ts';
import { useExampleView } from './exampleView.ts';
import styles from './PlanDrawing.module.css';

/** A will card to be read. */
export function LargeWill({ state, will }: { readonly state: State; readonly will: number }) {
  const face = useFaces(useExampleView(state)).full(will);
  return <WillCard large {...(face === undefined ? {} : { face })} />;
}

/** The two cards a player may choose from. */
export function HandPlate({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  const state = startOf(example);
  return (
    <Plate caption={caption}>
      <div className={styles.cards}>
        {state.hands[0].map((will) => (
          <span key={will}>
            <LargeWill state={state} will={will} />
          </span>
        ))}
      </div>
    </Plate>
  );
}

interface TravelProps {
  readonly state: State;
  readonly travel: number;
  readonly title: string;
  /** As printed; offers from here down are open. */
  readonly mood?: number;
}

/** A travel board: what all must pay, what the happy may give. */
export function TravelDrawing({ state, travel, title, mood }: TravelProps) {
  const view = useExampleView(state);
  const { t } = useNames(view);
  const words = useUnits(view);
  const { levy, offers } = valuesOf(state).travels[travel];
  const label = [
    title,
    `${t('visit.all')}: ${words(levy)}`,
    ...offers.map((one) =>
      t('visit.offer', { mood: printedMood(one.mood), units: words(one.pay), points: one.points }),
    ),
  ].join('. ');
  return (
    <div role="img" aria-label={label}>
      <TravelBoard travel={travel} title={title}>
        <Levy units={levy} label={words(levy)} words={t('visit.all')} />
        {offers.map((one) => (
          <Offer
            key={`${one.mood} ${one.points}`}
            mood={printedMood(one.mood)}
            units={one.pay}
            label={words(one.pay)}
            points={one.points}
            unit={t('points.short')}
            open={mood === undefined || mood >= printedMood(one.mood)}
          />
        ))}
      </TravelBoard>
    </div>
  );
}

/** The board of the visit of an example, with what is open to the first seat. */
export function TravelPlate({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  const state = startOf(example);
  const { t } = useNames(useExampleView(state));
  return (
    <Plate caption={caption}>
      <TravelDrawing
        state={state}
        travel={travelOf(state)}
        title={t('visit')}
        mood={printedMood(state.palatinates[0].mood)}
      />
    </Plate>
  );
}
