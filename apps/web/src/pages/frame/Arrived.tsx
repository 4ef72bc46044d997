import { useEffect } from 'react';
import { registered } from '../../games/list.ts';
import { focusTitle } from '../../navigation/focus.ts';
import type { Route } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';

/**
 * Stands before a page and works once the page is there: names the document, and after a change of page takes the focus
 * to its title, which a screen reader then says. A page may name the document more closely itself.
 */
export function Arrived({ path, route }: { readonly path: string; readonly route: Route }) {
  const title = useTitle(route);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const isFirst = previous === undefined;
    const isSame = previous === path;
    previous = path;
    return isFirst || isSame ? undefined : focusTitle();
  }, [path]);
  return null;
}

/** The path whose page had the focus last. */
let previous: string | undefined;

function useTitle(route: Route): string {
  const t = useT();
  const name = 'game' in route ? registered(route.game)?.facts.name : undefined;
  const parts = [titleOf(route, t), name, 'Three Crowns'];
  return parts.filter((part) => part !== undefined).join(' · ');
}

function titleOf(route: Route, t: ReturnType<typeof useT>): string | undefined {
  switch (route.page) {
    case 'home':
      return undefined;
    case 'table':
    case 'score':
    case 'learn':
      return t(`page.${route.page}`);
    default:
      return t(`${route.page}.title`);
  }
}
