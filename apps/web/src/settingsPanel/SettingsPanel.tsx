import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { useMotion } from '../design/motion.ts';
import { Segmented } from '../design/Segmented.tsx';
import { changeSettings, SPEEDS, THEMES, useSettings } from '../settings/settings.ts';
import { useT } from '../words/texts/index.ts';
import { LanguageSegments } from './LanguageSegments.tsx';
import styles from './SettingsPanel.module.css';

/** Every setting, for the page and for a dialog at the table. They apply at once. */
export function SettingsPanel() {
  const t = useT();
  const { theme, speed, sound } = useSettings();
  const { isOff } = useMotion();
  return (
    <div className={styles.panel}>
      <LanguageSegments labelled="shown" />
      <Segmented
        label={t('settings.theme')}
        labelled="shown"
        value={theme}
        onChange={(chosen) => changeSettings({ theme: chosen })}
        options={THEMES.map((each) => ({ value: each, label: t(`theme.${each}`) }))}
      />
      <div>
        <Segmented
          label={t('settings.speed')}
          labelled="shown"
          value={speed}
          onChange={(chosen) => changeSettings({ speed: chosen })}
          options={SPEEDS.map((each) => ({ value: each, label: t(`speed.${each}`) }))}
        />
        <p className={styles.note}>{t(isOff && speed !== 'off' ? 'settings.speedReduced' : 'settings.speedNote')}</p>
      </div>
      <div>
        <Segmented
          label={t('settings.sound')}
          labelled="shown"
          value={sound ? 'on' : 'off'}
          onChange={(chosen) => changeSettings({ sound: chosen === 'on' })}
          options={(['on', 'off'] as const).map((each) => ({ value: each, label: t(`sound.${each}`) }))}
        />
        <p className={styles.note}>{t('settings.soundNote')}</p>
      </div>
      <Coach />
    </div>
  );
}

function Coach() {
  const t = useT();
  const { known } = useSettings();
  const [isDone, setDone] = useState(false);
  const again = () => {
    changeSettings({ known: [] });
    setDone(true);
  };
  return (
    <div>
      <p className={styles.label}>{t('settings.coach')}</p>
      <p className={styles.note}>{t('settings.coachNote')}</p>
      <div className={styles.row}>
        <Button disabled={known.length === 0} onClick={again}>
          {t('settings.coachAgain')}
        </Button>
        <span role="status" className={styles.note}>
          {known.length > 0 ? '' : t(isDone ? 'settings.coachDone' : 'settings.coachAll')}
        </span>
      </div>
    </div>
  );
}
