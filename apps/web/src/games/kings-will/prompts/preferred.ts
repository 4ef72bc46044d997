/** The payment that leaves the storehouse most even: many of one good are worth less than one of each. */
import type { Move } from '@three-crowns/kings-will';
import { GOODS } from '@three-crowns/kings-will/board';
import type { MoveChoice, View } from '../pieces/view.ts';

export function evenest({ state, own, choices }: Pick<View, 'state' | 'own' | 'choices'>): MoveChoice | undefined {
  const { goods } = state.palatinates[own];
  const rest = ({ move }: MoveChoice): number => {
    const paid = paidIn(move);
    return GOODS.reduce((sum, _, good) => sum + Math.sqrt(goods[good] - (paid[good] ?? 0)), 0);
  };
  return choices.reduce<MoveChoice | undefined>(
    (best, choice) => (best === undefined || rest(choice) > rest(best) ? choice : best),
    undefined,
  );
}

function paidIn(move: Move): readonly number[] {
  if (move.do === 'pay') return move.goods;
  return move.do === 'levy' ? move.units : [];
}
