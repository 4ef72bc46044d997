import type { TableView } from './screen.ts';
import styles from './Tabs.module.css';
import { DROP_AREA } from './targets.ts';
import { useT } from './texts/index.ts';

export const TABS = ['board', 'mine', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly tab: Tab;
  readonly view: TableView;
  onTab(tab: Tab): void;
}

/** The parts of the table on a narrow screen. */
export function Tabs({ tab, view, onTab }: Props) {
  const t = useT();
  const others = view.scores.filter((_, seat) => seat !== view.own).map(({ total }) => total);
  const notes: Readonly<Record<Tab, string>> = {
    board: '',
    mine: String(view.scores[view.own].total),
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
