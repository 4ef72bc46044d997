import { kingsWill, type State } from '@three-crowns/kings-will';
import { valuesOf, WILLS, willText } from '@three-crowns/kings-will/board';
import { classes } from '../../../design/classes.ts';
import { useSettings } from '../../../settings/settings.ts';
import { WaitingCrown } from '../../../table/score/Crown.tsx';
import stage from '../../../table/score/stage.module.css';
import type { StageProps } from '../../../table/screen/ending.ts';
import { useGameWords } from '../../../words/words.ts';
import { Medal } from '../pieces/Medal.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Sprites } from '../pieces/Sprites.tsx';
import { WillCard } from '../pieces/WillCard.tsx';
import type { Chapter, PlainKind } from './chapters.ts';
import { Hall } from './hall/Hall.tsx';
import { ThronedKing } from './hall/ThronedKing.tsx';
import { JudgedPlan } from './JudgedPlan.tsx';
import styles from './Judgement.module.css';
import { Stand } from './Stand.tsx';
import { useEndWords } from './texts/index.ts';
import { kingSays } from './words.ts';

/** The king on his throne, the card he judges by, and what comes of it for every seat. */
export function Judgement({ state, outcome, seats, steps, at, totals, crown }: StageProps<State, Chapter>) {
  const { language } = useSettings();
  const chapter = steps[at];
  const isCrowned = crown === 'falls';
  const t = useEndWords();
  return (
    <div className={classes(stage.scene, styles.scene)}>
      <Hall />
      <Sprites />
      <div className={styles.throne}>
        <JudgedPlan state={state} seats={seats} steps={steps} at={at} />
        <div className={styles.king}>
          <ThronedKing />
          {crown === 'waits' && <WaitingCrown />}
        </div>
        <div className={styles.word}>
          {crown !== 'waits' && (
            <p key={isCrowned ? 'crown' : chapter.key} className={styles.bubble} aria-hidden="true">
              {isCrowned ? t('king.crown') : kingSays(language, chapter)}
            </p>
          )}
          {!isCrowned && (
            <div key={`card ${chapter.key}`} className={styles.card}>
              <Matter state={state} chapter={chapter} />
            </div>
          )}
        </div>
      </div>
      <ul className={styles.stands} style={{ '--seats': seats.length }}>
        {seats.map((seat) => (
          <Stand
            key={seat.seat}
            {...{ state, seat, chapter }}
            total={totals[seat.seat]}
            place={isCrowned ? outcome.places[seat.seat] : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

/** What is scored now: the card turned over, or a sign with its name. */
function Matter({ state, chapter }: { readonly state: State; readonly chapter: Chapter }) {
  const say = useGameWords(kingsWill.words.texts, []);
  if (chapter.kind !== 'card') return <Plain kind={chapter.kind} />;
  const [reward, wrath] = willText(valuesOf(state), chapter.will).map(({ text }) => say(text));
  const name = say({ key: `topic.${WILLS[chapter.will]}` });
  return <WillCard large face={{ will: chapter.will, name, reward, wrath }} />;
}

function Plain({ kind }: { readonly kind: PlainKind }) {
  const t = useEndWords();
  return (
    <div className={styles.plain}>
      {kind === 'points' ? <Sign name="crown" /> : <Medal points={kind === 'seams' ? 2 : '★'} size={52} />}
      <h2>{t(`about.${kind}`)}</h2>
    </div>
  );
}
