import type { Seat } from '@three-crowns/core';
import { isMonster, mustKeep } from '@three-crowns/valeria/board';
import { DROP_AREA } from '../../../table/picking/targets.ts';
import { Refusal } from '../../../table/refusal/Refusal.tsx';
import type { TableActions } from '../../../table/screen/screen.ts';
import type { View } from '../pieces/view.ts';
import { DukePlace } from './DukePlace.tsx';
import { Holdings } from './Holdings.tsx';
import styles from './Realm.module.css';
import { Tableau } from './Tableau.tsx';
import { Tracks } from './Tracks.tsx';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: Seat;
}

/** A realm: resources, the tableau by number, domains, slain monsters, and one's own duke. */
export function Realm({ view, actions, seat }: Props) {
  const isOwn = seat === view.own;
  return (
    <div
      className={styles.own}
      data-realm={seat}
      data-choosing={isOwn ? choosing(view) : undefined}
      {...(isOwn ? DROP_AREA : {})}
    >
      <div className={styles.inner}>
        <Tracks {...{ view, actions, seat }} />
        <Tableau {...{ view, actions, seat }} />
        <Holdings {...{ view, actions, seat }} />
        <DukePlace {...{ view, actions, seat }} />
      </div>
      {isOwn && <Refusal view={view} inside="[data-realm]" />}
    </div>
  );
}

/** What is asked for stands first where there is little room. */
function choosing({ state, own, choices }: View): 'duke' | 'monster' | undefined {
  if (mustKeep(state.players[own])) return 'duke';
  const moves = choices.map(({ move }) => move);
  return moves.some((move) => move.do === 'return' && isMonster(move.card)) ? 'monster' : undefined;
}
