/** What everyone together has seen: all that each of them sees, and worlds dealt from it that nobody can tell from this one. */
import { countUnknown, luckIn } from '../barrier.ts';
import { draw, worldLuck } from '../luck.ts';
import { viewersOf } from '../seats.ts';
import { byteDifference } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';
import { nameOf } from './views.ts';

export const deepEveryoneChecks: readonly Check[] = [{ name: 'what everyone has seen', run: checkEveryone }];

function checkEveryone<S, M, E, O>({ game, state, seats, luck }: Spot<S, M, E, O>, problem: Problem): void {
  const { view, determinize } = game.secrets;
  const seen = view(state, 'everyone');
  const before = JSON.stringify(seen);
  const again = byteDifference(before, JSON.stringify(view(seen, 'everyone')));
  if (again !== undefined) problem(`the view of a view is another: ${again}`);
  const left = luckIn(seen);
  if (left !== undefined && left.kind !== 'none') problem('the view holds luck');
  const world = determinize(seen, worldLuck(`everyone ${draw(luck, 2 ** 31)}`));
  if (JSON.stringify(seen) !== before) problem('determinize changed the view');
  if (countUnknown(world) > 0) problem('a dealt world still holds UNKNOWN');
  for (const viewer of viewersOf(seats)) {
    const shown = JSON.stringify(view(state, viewer));
    const lost = byteDifference(shown, JSON.stringify(view(seen, viewer)));
    if (lost !== undefined) problem(`it hides what ${nameOf(viewer)} sees: ${lost}`);
    const dealt = byteDifference(shown, JSON.stringify(view(world, viewer)));
    if (dealt !== undefined) problem(`${nameOf(viewer)} sees another thing in a dealt world: ${dealt}`);
  }
}
