import { useEffect, useState } from 'react';
import type { TableView } from '../screen/screen.ts';
import type { Tab } from './Tabs.tsx';

/** The part of the table on a narrow screen. It turns to the other part when only there is something to choose. */
export function useTab({ latest, asked, choices, picked }: TableView): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('board');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab somebody turned to stays until something else is asked
  useEffect(() => {
    if (choices.length === 0) return;
    const canChoose = (part: string) => document.querySelector(`[data-part="${part}"] [data-legal]`) !== null;
    const other = tab === 'board' ? 'mine' : 'board';
    if ((tab === 'board' || tab === 'mine') && !canChoose(tab) && canChoose(other)) setTab(other);
  }, [latest.ply, asked?.ask, choices, picked]);
  return [tab, setTab];
}
