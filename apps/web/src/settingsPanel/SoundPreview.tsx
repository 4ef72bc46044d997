import { Button } from '../design/Button.tsx';
import { type Noise, playSound } from '../design/sound/sounds.ts';
import { useT } from '../words/texts/index.ts';
import styles from './SoundPreview.module.css';

const NOISES = ['wood', 'coin', 'page', 'stone', 'bell', 'horn'] as const satisfies readonly Noise[];

/** Each material can be heard, whether the table is silent or not. */
export function SoundPreview() {
  const t = useT();
  return (
    <fieldset className={styles.noises} aria-label={t('sound.hear')}>
      {NOISES.map((noise) => (
        <Button key={noise} size="small" onClick={() => void playSound(noise)}>
          {t(`noise.${noise}`)}
        </Button>
      ))}
    </fieldset>
  );
}
