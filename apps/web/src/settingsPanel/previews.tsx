import { Crest } from '../design/Crest.tsx';
import { Icon } from '../design/icons/Icon.tsx';
import { useMotion } from '../design/motion.ts';
import { type Settings, useSettings } from '../settings/settings.ts';
import { useT } from '../words/texts/index.ts';
import styles from './previews.module.css';

/** A question as the table asks it, in the language that is read. */
export function LanguagePreview() {
  const t = useT();
  return (
    <p className={styles.prompt}>
      <Crest colour="crimson" charge="lion" size={34} />
      <strong>{t('saved.yourTurn')}</strong>
    </p>
  );
}

const SCHEMES: Readonly<Record<Settings['theme'], readonly ('light' | 'dark')[]>> = {
  auto: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

/** A table in small; where the system decides, both. */
export function ThemePreview() {
  const { theme } = useSettings();
  return (
    <div className={styles.pages} aria-hidden="true">
      {SCHEMES[theme].map((scheme) => (
        <div key={scheme} className={styles.page} data-scheme={scheme}>
          <span className={styles.bar} />
          <span className={styles.board}>
            {Array.from({ length: 10 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              <i key={i} />
            ))}
          </span>
          <span className={styles.seat} />
        </div>
      ))}
    </div>
  );
}

/** The way of the king at normal speed, and how long he rests. */
const RIDE = 2400;

/** A king rides again and again as fast as pieces move at the table; without animation he has arrived. */
export function SpeedPreview() {
  const { isOff, ms } = useMotion();
  return (
    <div className={styles.road} aria-hidden="true">
      <span
        // Another speed begins the ride anew.
        key={ms(RIDE)}
        className={styles.king}
        data-still={isOff ? '' : undefined}
        style={{ '--ride': `${ms(RIDE)}ms` }}
      >
        <Icon name="crown" size={22} />
      </span>
    </div>
  );
}

/** First a look, then the move; or the move at once. */
export function ConfirmPreview() {
  const { confirm } = useSettings();
  return (
    <div className={styles.steps} aria-hidden="true">
      {confirm && (
        <>
          <span>
            <Icon name="eye" size={26} />
          </span>
          <Icon name="arrow-right" size={22} />
        </>
      )}
      <span data-plays="">
        <Icon name="tick" size={26} />
      </span>
    </div>
  );
}
