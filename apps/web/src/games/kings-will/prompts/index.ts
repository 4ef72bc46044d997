/** How every question of the game is put. */
import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import type { Ask } from '@three-crowns/kings-will/board';
import type { Prompts } from '../../../table/screen/screen.ts';
import { ActPrompt } from './ActPrompt.tsx';
import { FieldPrompt } from './FieldPrompt.tsx';
import { LayPrompt } from './LayPrompt.tsx';
import { OfferPrompt } from './OfferPrompt.tsx';
import { PayPrompt } from './PayPrompt.tsx';
import { evenest } from './preferred.ts';
import { StepPrompt } from './StepPrompt.tsx';
import { TilePrompt } from './TilePrompt.tsx';
import { WillPrompt } from './WillPrompt.tsx';

export const prompts: Prompts<Ask, State, Move, GameEvent> = {
  will: { Body: WillPrompt },
  lay: { Body: LayPrompt },
  home: { Body: StepPrompt },
  settle: { Body: StepPrompt },
  stock: { Body: StepPrompt },
  tile: { Body: TilePrompt },
  act: { Body: ActPrompt },
  follow: { Body: ActPrompt },
  intrigue: { Body: ActPrompt },
  walk: { Body: StepPrompt },
  trade: { Body: StepPrompt },
  look: { Body: StepPrompt },
  site: { Body: StepPrompt },
  pay: { Body: PayPrompt, preferred: evenest },
  lose: { Body: StepPrompt },
  pledge: { Body: FieldPrompt },
  neutral: { Body: FieldPrompt },
  levy: { Body: PayPrompt, preferred: evenest },
  offer: { Body: OfferPrompt },
};
