import { DROP_AREA } from '../picking/targets.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './Tabs.module.css';

export const TABS = ['board', 'mine', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly tab: Tab;
  readonly screen: GameScreen;
  readonly view: TableView;
  onTab(tab: Tab): void;
}

/** The parts of the table on a narrow screen. */
export function Tabs({ tab, screen, view, onTab }: Props) {
  const t = useT();
  const tallies = view.scores.map(({ total }, seat) => screen.tally?.(view.state, seat) ?? String(total));
  const others = tallies.filter((_, seat) => seat !== view.own);
  const notes: Readonly<Record<Tab, string>> = {
    board: '',
    mine: tallies[view.own],
    others: others.join(' · '),
    log: '',
  };
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {TABS.filter((one) => one !== 'others' || others.length > 0).map((one) => (
        <button
          key={one}
          type="button"
          {...(one === 'mine' ? DROP_AREA : {})}
          aria-current={one === tab ? 'page' : undefined}
          onClick={() => onTab(one)}
        >
          {one === 'log' ? t('log') : t(`tab.${one}`)}
          {notes[one] !== '' && <b>{notes[one]}</b>}
        </button>
      ))}
    </nav>
  );
}
