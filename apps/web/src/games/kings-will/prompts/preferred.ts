/** The payment that leaves the storehouse most even: many of one good are worth less than one of each. */
import type { Move, State } from '@three-crowns/kings-will';
import { GOODS } from '@three-crowns/kings-will/board';
import type { Choice, TableView } from '../../../table/screen/screen.ts';

export function evenest({ state, own, choices }: TableView): Choice | undefined {
  const { goods } = (state as State).palatinates[own];
  const rest = ({ move }: Choice): number => {
    const paid = paidIn(move as Move);
    return GOODS.reduce((sum, _, good) => sum + Math.sqrt(goods[good] - (paid[good] ?? 0)), 0);
  };
  return choices.reduce<Choice | undefined>(
    (best, choice) => (best === undefined || rest(choice) > rest(best) ? choice : best),
    undefined,
  );
}

function paidIn(move: Move): readonly number[] {
  if (move.do === 'pay') return move.goods;
  return move.do === 'levy' ? move.units : [];
}
