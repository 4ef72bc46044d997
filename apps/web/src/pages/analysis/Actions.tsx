import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { PlayOn } from '../../table/playOn/PlayOn.tsx';
import styles from './Actions.module.css';
import { LineButton } from './LineButton.tsx';
import { shareFile } from './share/file.ts';
import { sharePicture } from './share/picture.ts';
import { useNumbers } from './study/numbers.ts';
import { departureAt } from './study/study.ts';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';

/** A game from here on, the better line, and the analysis to take away: as a file that opens again, and as a picture. */
export function Actions(parts: StudyParts) {
  const t = useT();
  const [news, setNews] = useState('');
  const numbers = useNumbers();
  const { state, study, summary, at } = parts;
  const { analysis } = state;
  const isEmpty = analysis === undefined || summary === undefined;
  const tell = async (sharing: Promise<'shared' | 'saved'>) =>
    sharing.then(
      (how) => setNews(how === 'saved' ? t('share.saved') : ''),
      () => setNews(t('share.failed')),
    );
  return (
    <div className={styles.actions}>
      <PlayOn departure={departureAt(study, at)} />
      <LineButton {...parts} />
      {/* It holds the whole game: while that goes on, what is still hidden too. */}
      {study.ending !== undefined && (
        <Button aria-disabled={isEmpty} onClick={() => !isEmpty && void tell(shareFile(study, analysis))}>
          <Icon name="download" size={20} /> {t('share.file')}
        </Button>
      )}
      <Button
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && void tell(sharePicture({ ...parts, summary }, { t, numbers }))}
      >
        <Icon name="upload" size={20} /> {t('share.picture')}
      </Button>
      <p role="status">{news}</p>
    </div>
  );
}
