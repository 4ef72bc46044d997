import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/icons/Icon.tsx';
import { useMotion } from '../design/motion.ts';
import { Segmented } from '../design/Segmented.tsx';
import { changeSettings, SPEEDS, THEMES, useSettings } from '../settings/settings.ts';
import { useT } from '../words/texts/index.ts';
import { LanguageSegments } from './LanguageSegments.tsx';
import { ConfirmPreview, LanguagePreview, SpeedPreview, ThemePreview } from './previews.tsx';
import { Setting } from './Setting.tsx';
import styles from './SettingsPanel.module.css';
import { SoundPreview } from './SoundPreview.tsx';

/** Every setting, for the page and for a dialog at the table. They apply at once. */
export function SettingsPanel() {
  const t = useT();
  const { theme, speed, sound, confirm } = useSettings();
  const { isOff } = useMotion();
  return (
    <div className={styles.panel}>
      <Setting preview={<LanguagePreview />}>
        <LanguageSegments labelled="shown" />
      </Setting>
      <Setting preview={<ThemePreview />}>
        <Segmented
          label={t('settings.theme')}
          labelled="shown"
          value={theme}
          onChange={(chosen) => changeSettings({ theme: chosen })}
          options={THEMES.map((each) => ({ value: each, label: t(`theme.${each}`) }))}
        />
      </Setting>
      <Setting
        preview={<SpeedPreview />}
        note={t(isOff && speed !== 'off' ? 'settings.speedReduced' : 'settings.speedNote')}
      >
        <Segmented
          label={t('settings.speed')}
          labelled="shown"
          value={speed}
          onChange={(chosen) => changeSettings({ speed: chosen })}
          options={SPEEDS.map((each) => ({ value: each, label: t(`speed.${each}`) }))}
        />
      </Setting>
      <Setting preview={<SoundPreview />} note={t('settings.soundNote')}>
        <Segmented
          label={t('settings.sound')}
          labelled="shown"
          value={sound ? 'on' : 'off'}
          onChange={(chosen) => changeSettings({ sound: chosen === 'on' })}
          options={(['on', 'off'] as const).map((each) => ({ value: each, label: t(`sound.${each}`) }))}
        />
      </Setting>
      <Setting preview={<ConfirmPreview />} note={t('settings.confirmNote')}>
        <Segmented
          label={t('settings.confirm')}
          labelled="shown"
          value={confirm ? 'on' : 'off'}
          onChange={(chosen) => changeSettings({ confirm: chosen === 'on' })}
          options={(['off', 'on'] as const).map((each) => ({ value: each, label: t(`confirm.${each}`) }))}
        />
      </Setting>
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
  const preview = (
    <p className={styles.tip}>
      <Icon name="crown" size={20} /> {t('settings.coachNote')}
    </p>
  );
  return (
    <Setting preview={preview}>
      <p className={styles.label}>{t('settings.coach')}</p>
      <div className={styles.row}>
        <Button disabled={known.length === 0} onClick={again}>
          {t('settings.coachAgain')}
        </Button>
        <span role="status" className={styles.state}>
          {known.length > 0 ? '' : t(isDone ? 'settings.coachDone' : 'settings.coachAll')}
        </span>
      </div>
    </Setting>
  );
}
