import { kingsWill } from '@three-crowns/kings-will';
import { useEffect, useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { pathOf } from '../../../../shell/router.tsx';
import styles from '../../../king-of-the-valley/learn/components/Template.module.css';
import { useComponentsWords } from '../words.ts';
import { templateText } from './template.ts';

/** The built-in set as a file, to be changed and loaded again. */
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
        <Button kind="primary" href={url} download={`${kingsWill.id}.json`}>
          <Icon name="download" size={18} />
          {t('custom.download')}
        </Button>
        <Button href={pathOf({ page: 'new', game: kingsWill.id })}>{t('custom.setUp')}</Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <pre tabIndex={0}>{templateText()}</pre>
    </div>
  );
}
