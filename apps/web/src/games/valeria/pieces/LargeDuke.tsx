import type { State } from '@three-crowns/valeria';
import { contentOf, type Duke, dukeIcons } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { DukeArt } from './art/DukeArt.tsx';
import { IconLine } from './IconLine.tsx';
import styles from './LargeCard.module.css';
import sections from './Sections.module.css';
import { useCardWords } from './useCardWords.ts';

/** An opened duke with all rates in words. */
export function LargeDuke({ state, duke }: { readonly state: State; readonly duke: Duke }) {
  const { t, dukeNameOf, dukeLines } = useCardWords();
  const lines = dukeIcons(contentOf(state), duke);
  return (
    <article className={classes(styles.card, styles.duke)}>
      <div className={styles.picture}>
        <DukeArt state={state} duke={duke} />
      </div>
      <header className={styles.title}>
        <h3>{dukeNameOf(duke)}</h3>
        <p>{t('kind.duke')}</p>
      </header>
      <div className={sections.sections}>
        <section className={sections.section}>
          <h4>{t('duke.rates')}</h4>
          <ul>
            {dukeLines(state, duke).map((line, i) => (
              <li key={line}>
                <IconLine icons={lines[i] ?? []} isStamped />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}
