import { type Move, type State, valeria } from '@three-crowns/valeria';
import { placeTarget } from '@three-crowns/valeria/board';
import { useState } from 'react';
import { Refused, TryIt } from '../../../../learn/parts/TryIt.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { GridCard } from '../../pieces/GridCard.tsx';
import { Amounts } from '../../pieces/ResourceIcon.tsx';
import { useCardWords } from '../../pieces/useCardWords.ts';
import { startOf } from '../examples/examples.ts';
import { answerTo } from '../examples/trial.ts';
import { offeredAt, placeOf } from '../figures/lying.ts';
import { Wood } from '../figures/Wood.tsx';
import { useHowTo } from '../texts/words.ts';
import styles from './TryIt.module.css';

/** A few places of the grid that show every case. */
const SHOWN = ['m1', 'm3', 'm5', 'c1', 'c4', 'c8', 'd1', 'd3', 'd4'].map(placeOf);

/** Cards to be asked about: what can be done with each, or why nothing can. */
export function TryActions() {
  const t = useHowTo();
  const { nameOf } = useCardWords();
  const state = startOf('choices');
  const [picked, setPicked] = useState<number>();
  const [gold, strength, magic] = state.players[state.turn].have;
  return (
    <TryIt
      title={t('actions.try')}
      about={
        <>
          {t('actions.try.has')} <Amounts bundle={{ gold, strength, magic }} />
        </>
      }
    >
      <div className={styles.trial}>
        <Wood>
          <ul className={styles.grid} aria-label={t('actions.try.label')}>
            {SHOWN.map((place) => {
              const offered = offeredAt(state, place, state.turn);
              return (
                <li key={place} className={styles.place}>
                  <GridCard state={state} {...offered} />
                  <button
                    type="button"
                    aria-pressed={place === picked}
                    aria-label={nameOf(offered.card)}
                    onClick={() => setPicked(place)}
                  />
                </li>
              );
            })}
          </ul>
        </Wood>
        <div className={styles.reply} role="status">
          {picked === undefined ? t('actions.try.hint') : <Reply state={state} place={picked} />}
        </div>
      </div>
    </TryIt>
  );
}

function Reply({ state, place }: { readonly state: State; readonly place: number }) {
  const t = useHowTo();
  const { texts, describeMove } = valeria.words;
  const say = useGameWords(texts, [t('scoring.first'), t('scoring.second')]);
  const answer = answerTo(state, placeTarget(place));
  if (answer.kind === 'refused') {
    return <Refused text={say(answer.reason.message)} rule={answer.reason.rule} />;
  }
  return (
    <ul>
      {answer.moves.map((move: Move) => (
        <li key={valeria.notation.formatMove(state, move)}>{say(describeMove(state, move))}</li>
      ))}
    </ul>
  );
}
