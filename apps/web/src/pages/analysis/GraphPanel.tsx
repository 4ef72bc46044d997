import { Segmented } from '../../design/Segmented.tsx';
import styles from './GraphPanel.module.css';
import { Graph } from './graph/Graph.tsx';
import { RunBar } from './RunBar.tsx';
import type { Scale } from './study/numbers.ts';
import { useNumbers } from './study/numbers.ts';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';
import { ValueTable } from './ValueTable.tsx';

const SCALES: readonly Scale[] = ['chances', 'points'];

/** The graph with its name, its signs, and how far the analysis is. */
export function GraphPanel(parts: StudyParts) {
  const { course, scale, setScale, show } = parts;
  const turn = course.turningPoint?.ply;
  const t = useT();
  return (
    <section className={styles.panel} aria-label={t(`graph.${scale}`)}>
      <header>
        <h2>{t(`graph.${scale}`)}</h2>
        <ul className={styles.signs}>
          <li data-sign="turn">
            {turn === undefined ? (
              t('graph.turn')
            ) : (
              <button type="button" onClick={() => show(turn)}>
                {t('graph.turn')}
              </button>
            )}
          </li>
          <li data-sign="fault">{t('graph.fault')}</li>
        </ul>
        <RunBar {...parts} />
        <Segmented
          label={t('scale.label')}
          value={scale}
          options={SCALES.map((value) => ({ value, label: t(`scale.${value}`) }))}
          onChange={setScale}
        />
      </header>
      <StudyGraph {...parts} isSmall={false} />
      <ValueTable course={course} />
    </section>
  );
}

/** The graph at the moment that is looked at. */
export function StudyGraph({
  study,
  telling,
  course,
  scale,
  at,
  show,
  isSmall,
}: StudyParts & { readonly isSmall: boolean }) {
  const { value } = useNumbers();
  const values = course.lines.flatMap((dots, seat) => {
    const dot = dots.find(({ ply }) => ply === at);
    return dot === undefined ? [] : [`${study.seats[seat].name} ${value(scale, dot.value)}`];
  });
  return (
    <Graph course={course} at={at} text={[telling.round(at), ...values].join(', ')} isSmall={isSmall} onShow={show} />
  );
}
