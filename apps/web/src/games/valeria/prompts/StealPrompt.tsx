import type { Seat } from '@three-crowns/core';
import type { Move } from '@three-crowns/valeria';
import { BANK, RESOURCES } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Crest } from '../../../design/Crest.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { Stamp } from '../pieces/Stamp.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { Prompt, View } from '../pieces/view.ts';
import styles from './Rows.module.css';

type Victim = Seat | typeof BANK;

const victimOf = (move: Move): Victim | undefined =>
  move.do === 'steal' || move.do === 'rob' ? move.victim : undefined;

/** Whom, and what: a row for each player who has something. */
export function StealPrompt({ view, choices, preferred, shown, choose, hover }: Prompt) {
  const { t } = useLabels(view);
  const hovers = useHovers(hover, shown);
  const { players } = view.state;
  const victims = [...new Set(choices.map(({ move }) => victimOf(move)))];
  // What is taken is left to luck: there is one button for each, which bears the name.
  const isRobbed = (victim: Victim) => choices.some(({ move }) => move.do === 'rob' && move.victim === victim);
  return (
    <div className={styles.harvest}>
      {victims.map((victim) => (
        <div key={String(victim)} className={styles.row}>
          {typeof victim === 'number' && !isRobbed(victim) && <Owner view={view} seat={victim} />}
          {victim === BANK && <span className={styles.lead}>{t('bank')}</span>}
          {choices
            .filter(({ move }) => victimOf(move) === victim)
            .map((choice) => {
              const move = choice.move;
              return (
                <Button
                  key={choice.text}
                  data-choice={choice.text}
                  kind={choice === (shown ?? preferred) ? 'primary' : 'plain'}
                  className={move.do === 'steal' ? styles.gain : styles.option}
                  onClick={() => choose(choice)}
                  {...hovers(choice)}
                >
                  {move.do === 'steal' && <Stamp n={move.amount} of={RESOURCES[move.resource]} />}
                  {move.do === 'rob' && (
                    <Owner view={view} seat={move.victim}>
                      <small>{t('rob.one', { count: players[move.victim].monsters.length })}</small>
                    </Owner>
                  )}
                  {move.do === 'pass' && t('decline')}
                </Button>
              );
            })}
        </div>
      ))}
    </div>
  );
}

interface OwnerProps {
  readonly view: View;
  readonly seat: Seat;
  readonly children?: ReactNode;
}

function Owner({ view, seat, children }: OwnerProps) {
  const { name, colour, charge } = view.seats[seat];
  return (
    <span className={styles.lead}>
      <Crest colour={colour} charge={charge} size={24} />
      <span>
        {name} {children}
      </span>
    </span>
  );
}
