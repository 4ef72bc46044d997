/** How every question of the game is put. */
import type { GameEvent, Move, State } from '@three-crowns/valeria';
import type { Ask } from '@three-crowns/valeria/board';
import type { Prompts } from '../../../table/screen/screen.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import { ActionPrompt } from './ActionPrompt.tsx';
import { ChoosePrompt } from './ChoosePrompt.tsx';
import { DicePrompt } from './DicePrompt.tsx';
import { DukePrompt } from './DukePrompt.tsx';
import { HarvestPrompt } from './HarvestPrompt.tsx';
import { PlacesPrompt } from './PlacesPrompt.tsx';
import { StealPrompt } from './StealPrompt.tsx';

const first = ({ choices }: View): MoveChoice | undefined => choices[0];
const passing = ({ choices }: View): MoveChoice | undefined => choices.find(({ move }) => move.do === 'pass');

/** The first split of a price takes the least magic. */
const paying = ({ choices, picked }: View): MoveChoice | undefined => (picked.length > 0 ? choices[0] : undefined);

/** What can be clicked on the grid or before oneself needs no list of its own. */
export const prompts: Prompts<Ask, State, Move, GameEvent> = {
  duke: { Body: DukePrompt },
  roll: { preferred: first },
  dice: { Body: DicePrompt, preferred: passing },
  harvest: { Body: HarvestPrompt, preferred: first },
  action: { Body: ActionPrompt, preferred: paying },
  token: 'default',
  steal: { Body: StealPrompt, preferred: first },
  choose: { Body: ChoosePrompt },
  citizen: 'default',
  slay: { Body: ActionPrompt, preferred: paying },
  return: 'default',
  bargain: { Body: ChoosePrompt, preferred: first },
  rob: { Body: StealPrompt },
  exhaust: { Body: PlacesPrompt },
  column: { Body: PlacesPrompt },
  capture: 'default',
};
