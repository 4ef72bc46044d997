import type { Guiding } from '../guide/useGuide.ts';
import type { Hint } from '../hint/useHint.ts';
import type { Scenes } from '../log/useScenes.ts';
import type { Offers } from '../picking/useOffers.ts';
import type { Picking } from '../picking/usePicking.ts';
import type { Panel } from '../screen/panel.ts';
import type { Prompting } from '../screen/prompts.ts';
import type { GameScreen, Sayings, TableView } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import type { TalkState } from '../together/useTalk.ts';

/** What the parts of a table are made from, on a desk and on a phone. */
export interface TableParts {
  readonly session: TableSession;
  readonly screen: GameScreen;
  readonly snapshot: Snapshot;
  readonly view: TableView;
  readonly sayings: Sayings;
  readonly picking: Picking;
  readonly offers: Offers;
  readonly prompting: Prompting;
  /** Beside the first game somebody plays. */
  readonly guiding: Guiding | undefined;
  readonly scenes: Scenes;
  readonly hint: Hint;
  /** A reader's voice says it. */
  say(text: string): void;
  /** How many choices there are, narrowed or not. */
  readonly total: number;
  /** What people elsewhere say. */
  readonly talk: TalkState;
  readonly panel: Panel;
  /** Takes the last move back, or asks whether all agree. */
  undo(): void;
  setPanel(panel: Panel): void;
}
