import { BadInput } from '@three-crowns/core';
import type { TableView } from '../screen/screen.ts';
import type { BareView } from '../view/useView.ts';

/** Why the thing cannot be used; undefined where the rules say nothing about it. */
export function refusalOf(
  { played: { game, state }, own, viewer, choices }: BareView,
  target: string,
): TableView['refusal'] {
  if (viewer === 'spectator' && choices.length === 0) return undefined;
  try {
    const reason = game.guidance.whyNot(state, own, target);
    return reason && { target, message: reason.message, rule: reason.rule };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
