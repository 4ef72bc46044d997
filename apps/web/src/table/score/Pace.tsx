import { Icon } from '../../design/icons/Icon.tsx';
import { changeSettings, SPEEDS, useSettings } from '../../settings/settings.ts';
import { useT as useAppWords } from '../../words/texts/index.ts';
import styles from './Ceremony.module.css';

/** How fast the end is told: the same setting as everywhere. */
export function Pace() {
  const t = useAppWords();
  const { speed } = useSettings();
  const choose = (value: string) => {
    const chosen = SPEEDS.find((one) => one === value);
    if (chosen !== undefined) changeSettings({ speed: chosen });
  };
  return (
    <label className={styles.pace} title={t('settings.speed')}>
      <Icon name="hourglass" size={18} />
      <select aria-label={t('settings.speed')} value={speed} onChange={({ target }) => choose(target.value)}>
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t(`speed.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
