import { useEffect, useRef, useState } from 'react';
import { Crest } from '../../design/Crest.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { zoomNow } from '../../design/zoom.ts';
import styles from './Decisions.module.css';
import { GradeMark } from './GradeMark.tsx';
import { useNumbers } from './study/numbers.ts';
import { chosenRows, FILTERS, type Filter, type Row } from './study/rows.ts';
import { roundAt } from './study/study.ts';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';

type Props = Pick<StudyParts, 'study' | 'telling' | 'rows' | 'at' | 'show'>;

/** Every decision with its grade, and the luck between them; a row shows its moment. */
export function Decisions({ study, telling, rows, at, show }: Props) {
  const t = useT();
  const [filter, setFilter] = useState<Filter>('mattered');
  const chosen = chosenRows(rows, filter, study.own);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is current after them.
  useEffect(() => bringIntoView(list.current), [at, filter]);
  const offered = FILTERS.filter((one) => one !== 'mine' || study.own !== undefined);
  return (
    <section className={styles.decisions}>
      <header>
        <h2>{t('list.title')}</h2>
        <Segmented
          label={t('list.filter')}
          value={filter}
          options={offered.map((value) => ({ value, label: t(`list.${value}`, { count: rows.length }) }))}
          onChange={setFilter}
        />
      </header>
      {chosen.length === 0 && <p>{t('list.none')}</p>}
      <ol ref={list}>
        {chosen.map((row) => (
          <DecisionRow
            key={`${row.kind} ${row.ply} ${row.seat}`}
            {...{ row, study, telling, show }}
            isNow={row.ply === at}
          />
        ))}
      </ol>
    </section>
  );
}

/** The current row of a list that scrolls. The page stays where it is. */
function bringIntoView(list: HTMLElement | null): void {
  const row = list?.querySelector('[aria-current]')?.closest('li');
  if (list === null || row === null || row === undefined) return;
  const [there, window] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (there.top < window.top) list.scrollTop -= (window.top - there.top) / zoomNow();
  if (there.bottom > window.bottom) list.scrollTop += (there.bottom - window.bottom) / zoomNow();
}

interface RowProps extends Pick<Props, 'study' | 'telling' | 'show'> {
  readonly row: Row;
  readonly isNow: boolean;
}

function DecisionRow({ row, study, telling, show, isNow }: RowProps) {
  const { change } = useNumbers();
  const { colour, charge } = study.seats[row.seat];
  const isLuck = row.kind === 'luck';
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-kind={row.kind}
        data-ply={row.ply}
        aria-current={isNow && !isLuck ? 'step' : undefined}
        onClick={() => show(row.ply)}
      >
        <span className={styles.round}>{roundAt(study, row.ply)?.name}</span>
        <Crest colour={colour} charge={charge} size={26} named />
        <GradeMark mark={isLuck ? 'luck' : row.grade} />
        <span className={styles.text}>{isLuck ? telling.luck(row.ply) : telling.deed(row.ply)}</span>
        <b>{change('chances', row.change)}</b>
      </button>
    </li>
  );
}
