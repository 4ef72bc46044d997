import { useEffect } from 'react';
import { focusTitle } from '../../navigation/focus.ts';

/** When the table comes into sight and nothing has the focus, the first Tab leads onto the board. */
export function useFirstFocus(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered && document.activeElement === document.body) focusTitle();
  }, [isCovered]);
}
