import { MarketList } from '../../board/supply/MarketList.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { Zone } from '../zone/Zone.tsx';

/** The buildings that are left, to be read. */
export function MarketArea({ view, actions }: BoardPart) {
  return (
    <Zone view={view}>
      <MarketList {...{ view, actions }} />
    </Zone>
  );
}
