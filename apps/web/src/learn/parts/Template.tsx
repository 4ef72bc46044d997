import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useLearnWords } from '../texts/index.ts';
import styles from './Template.module.css';

interface Props {
  /** The id of the game in the app; the file is named after it. */
  readonly game: string;
  readonly text: string;
}

/** A content table as a file, to be changed and loaded again. */
export function Template({ game, text }: Props) {
  const t = useLearnWords();
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return (
    <div className={styles.template}>
      <p className={styles.buttons}>
        <Button kind="primary" href={url} download={`${game}.json`}>
          <Icon name="download" size={18} />
          {t('download')}
        </Button>
        <Button href={pathOf({ page: 'new', game })}>{t('play')}</Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
