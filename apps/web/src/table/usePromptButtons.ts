import { useLayoutEffect, useMemo, useState } from 'react';
import { buttonsOf } from './choices.ts';
import type { Choice, TableView } from './screen.ts';

/** The choices the prompt shows as buttons. What stands on the table is read off the page, so every board takes part. */
export function usePromptButtons(view: TableView, offered: readonly Choice[]): readonly Choice[] {
  const { choices } = view;
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    if (choices.length === 0) return;
    const things = document.querySelectorAll<HTMLElement>('main [data-target]');
    setDrawn(new Set([...things].map((thing) => thing.dataset.target ?? '')));
  }, [choices]);
  return useMemo(() => buttonsOf(choices, offered, (target) => drawn.has(target)), [choices, offered, drawn]);
}
