import type { Picking } from '../picking/usePicking.ts';
import type { TableView } from '../screen/screen.ts';
import type { Hint } from './useHint.ts';

/** What the parts of a hint are made from. */
export interface HintProps {
  readonly view: TableView;
  readonly picking: Picking;
  readonly hint: Hint;
}
