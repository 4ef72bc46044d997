/** An example as the components of the board want to see it: nobody is asked, nothing can be picked. */
import type { Seat } from '@three-crowns/core';
import { kingsWill, type State } from '@three-crowns/kings-will';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../../../seats/seats.ts';
import type { TableActions } from '../../../../table/screen/screen.ts';
import type { View } from '../../pieces/view.ts';
import { useHowTo } from '../texts/words.ts';

const SEAT_NAMES = ['red', 'blue', 'green'] as const;

export const NO_ACTIONS: TableActions = {
  point: () => undefined,
  pick: () => undefined,
  play: () => undefined,
};

/** The names of the players of the drawings, in the order of the seats. */
export function useSeatNames(): readonly string[] {
  const t = useHowTo();
  return SEAT_NAMES.map((name) => t(name));
}

/** Seen by one of the seats: what it may not know is not drawn. */
export function useExampleView(state: State, own: Seat = 0): View {
  const names = useSeatNames();
  const seen = kingsWill.secrets.view(state, own);
  return {
    game: kingsWill,
    state: seen,
    played: { game: kingsWill, state: seen },
    viewer: own,
    seats: state.palatinates.map((_, seat) => ({
      seat,
      name: names[seat],
      bot: undefined,
      colour: SEAT_COLOURS[seat],
      charge: SEAT_CHARGES[seat],
    })),
    own,
    asked: undefined,
    choices: [],
    picked: [],
    scores: kingsWill.rules.scores(seen),
    pointed: undefined,
    latest: { ply: 0, events: [], jumped: false },
    turn: [],
    wishes: {},
    told: [],
    refusal: undefined,
  };
}
