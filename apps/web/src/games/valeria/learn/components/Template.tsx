import { valeria } from '@three-crowns/valeria';
import { useEffect, useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { pathOf } from '../../../../shell/router.tsx';
import styles from '../../../king-of-the-valley/learn/components/Template.module.css';
import { useComponentsWords } from '../words.ts';
import { templateText } from './tally.ts';

/** The printed table as a file to change. */
export function Template() {
  const t = useComponentsWords();
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([templateText()], { type: 'application/json' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, []);
  return (
    <div className={styles.template}>
      <p className={styles.buttons}>
        <Button kind="primary" href={url} download="valeria.json">
          <Icon name="download" size={18} />
          {t('custom.download')}
        </Button>
        <Button href={pathOf({ page: 'new', game: valeria.id })}>{t('custom.setUp')}</Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <pre tabIndex={0}>{templateText()}</pre>
    </div>
  );
}
