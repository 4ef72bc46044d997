import type { State } from '@three-crowns/kings-will';
import { type Advance, advanceText, printedMood, travelOf, valuesOf } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { Aloud } from '../../../design/Aloud.tsx';
import { Disc } from '../pieces/Disc.tsx';
import { Good } from '../pieces/Good.tsx';
import { SCALES, Scale, type ScaleName, type ScaleStep, scaleThing } from '../pieces/Scale.tsx';
import { Sign } from '../pieces/Sign.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './Scales.module.css';
import { printedStep, stepCount, stepOf } from './scales.ts';

/** The administration board: four scales with a disc of every seat. */
export function Scales({ view }: { readonly view: View }) {
  const { t } = useNames(view);
  const state = view.state;
  return (
    <section className={styles.scales} aria-label={t('scales')}>
      {SCALES.map((scale) => (
        <div key={scale} data-thing={scaleThing(scale)}>
          <OneScale {...{ view, scale }} />
          <Aloud>
            {view.seats.map(({ name, seat }) => `${name} ${printedStep(scale, stepOf(state, scale, seat))}`).join(', ')}
          </Aloud>
        </div>
      ))}
    </section>
  );
}

function OneScale({ view, scale }: { readonly view: View; readonly scale: ScaleName }) {
  const { t, say } = useNames(view);
  const state = view.state;
  const steps = Array.from({ length: stepCount(state, scale) }, (_, at): ScaleStep => {
    const here = discsAt(view, scale, at);
    const advance = scale === 'education' || scale === 'development' ? valuesOf(state)[scale][at - 1] : undefined;
    return {
      value: printedStep(scale, at),
      own: stepOf(state, scale, view.own) === at,
      discs: here.map((seat) => (
        <span key={seat.seat} data-fly={`${scale} ${seat.seat}`} className={styles.disc}>
          <Disc seat={seat} title={seat.name} />
        </span>
      )),
      ...(scale === 'mood' ? moodLook(state, at) : {}),
      ...(advance === undefined ? {} : { sign: <span title={say(advanceText(advance))}>{signOf(advance)}</span> }),
    };
  });
  return <Scale scale={scale} name={t(`scale.${scale}`)} steps={steps} className={styles.scale ?? ''} />;
}

/** The own disc lies on top of the others. */
function discsAt({ seats, state, own }: View, scale: ScaleName, at: number): View['seats'] {
  const here = seats.filter(({ seat }) => stepOf(state, scale, seat) === at);
  return [...here.filter(({ seat }) => seat !== own), ...here.filter(({ seat }) => seat === own)];
}

/** A crown stands where the king begins to accept a gift in this round. */
function moodLook(state: State, at: number): Partial<ScaleStep> {
  const mood = printedMood(at);
  const isWanted = valuesOf(state).travels[travelOf(state)].offers.some((offer) => offer.mood === at);
  const sign = isWanted ? { sign: <Sign name="crown" /> } : {};
  if (mood === 0) return sign;
  if (mood < 0) return { ...sign, tone: mood < -2 ? 'worse' : 'bad' };
  return { ...sign, tone: mood > 2 ? 'better' : 'good' };
}

function signOf(advance: Advance): ReactNode {
  switch (advance.kind) {
    case 'discount':
      return <Sign name={advance.place} />;
    case 'yield':
      return <Good name={advance.good} />;
    default:
      return <Sign name="swap" />;
  }
}
