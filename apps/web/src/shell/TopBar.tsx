import { Crowns } from '../design/Crowns.tsx';
import styles from './TopBar.module.css';
import { type Language, languageNames, languages } from './texts/index.ts';
import type { Texts } from './texts/types.ts';

interface Props {
  language: Language;
  onChoose: (language: Language) => void;
  t: Texts;
}

export function TopBar({ language, onChoose, t }: Props) {
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <Crowns />
        <h1>Three Crowns</h1>
      </div>
      <fieldset className={styles.languages} aria-label={t.language}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-label={`${each.toUpperCase()}: ${languageNames[each]}`}
            aria-pressed={each === language}
            title={languageNames[each]}
            onClick={() => onChoose(each)}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
