import type { ReactNode } from 'react';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { DukeCard } from '../../pieces/DukeCard.tsx';
import { GridCard } from '../../pieces/GridCard.tsx';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './Goal.module.css';
import { cardNamed } from './Plates.tsx';

const PHASES = ['roll', 'harvest', 'actions', 'end'] as const;
const ACTIONS = ['recruit', 'slay', 'build', 'take'] as const;

/** The four kinds of cards and how to read them. */
export function GoalPlate() {
  const t = useHowTo();
  const state = startOf('setup');
  return (
    <Plate caption={t('goal.caption')}>
      <ul className={styles.kinds}>
        <Kind text={t('goal.citizen')}>
          <GridCard state={state} card={cardNamed('archer')} count={0} />
        </Kind>
        <Kind text={t('goal.monster')}>
          <GridCard state={state} card={cardNamed('owlbear')} count={0} />
        </Kind>
        <Kind text={t('goal.domain')}>
          <GridCard state={state} card={cardNamed('palace-of-the-dawn')} count={0} />
        </Kind>
        <Kind text={t('goal.duke')}>
          <DukeCard state={state} duke={state.players[0].dukes[0]} />
        </Kind>
      </ul>
    </Plate>
  );
}

function Kind({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [name, ...rest] = text.split(':');
  return (
    <li>
      <span className={styles.card}>{children}</span>
      <span>
        <strong>{name.trim()}</strong>
        {rest.join(':').trim()}
      </span>
    </li>
  );
}

/** The four steps as on the strip of the table. */
export function PhasesPlate() {
  const t = useHowTo();
  return (
    <Plate caption={t('turn.caption')}>
      <ol className={styles.steps}>
        {PHASES.map((phase, i) => (
          <li key={phase}>
            <b aria-hidden="true">{i + 1}</b>
            <span>
              <strong>{t(`turn.${phase}`)}</strong>
              {t(`turn.${phase}.about`)}
            </span>
          </li>
        ))}
      </ol>
    </Plate>
  );
}

export function ActionsPlate() {
  const t = useHowTo();
  return (
    <Plate caption={t('actions.caption')}>
      <ul className={styles.steps}>
        {ACTIONS.map((action) => (
          <li key={action} className={styles.plain}>
            <span>
              <strong>{t(`actions.${action}`)}</strong>
              {t(`actions.${action}.about`)}
            </span>
          </li>
        ))}
      </ul>
    </Plate>
  );
}
