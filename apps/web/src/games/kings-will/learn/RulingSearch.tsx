import { useId } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import styles from '../../king-of-the-valley/learn/RulingSearch.module.css';
import { SUPPORTS, type Support } from './rulings/ids.ts';
import { useRulingsFrame } from './words.ts';

interface Props {
  readonly query: string;
  readonly support: Support | 'all';
  readonly count: number;
  readonly onQuery: (query: string) => void;
  readonly onSupport: (support: Support | 'all') => void;
}

/** Finds rulings by words, by number and by what they rest on. */
export function RulingSearch({ query, support, count, onQuery, onSupport }: Props) {
  const t = useRulingsFrame();
  const clear = () => {
    onQuery('');
    onSupport('all');
  };
  return (
    <search className={styles.search}>
      <label className={styles.field}>
        <span>{t('search')}</span>
        <Icon name="search" size={20} />
        <input
          type="text"
          value={query}
          placeholder={t('placeholder')}
          autoComplete="off"
          onChange={(event) => onQuery(event.target.value)}
        />
      </label>
      <Chips support={support} onSupport={onSupport} />
      <p className={styles.count}>
        <span role="status">{t('count', { count })}</span>
        {(query !== '' || support !== 'all') && (
          <Button kind="quiet" size="small" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </p>
    </search>
  );
}

/** Radio buttons that may take several lines. */
function Chips({ support, onSupport }: Pick<Props, 'support' | 'onSupport'>) {
  const t = useRulingsFrame();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('support')}</legend>
      <div className={styles.chips}>
        {(['all', ...SUPPORTS] as const).map((value) => (
          <label key={value} className={styles.chip} title={value === 'all' ? undefined : t(`about.${value}`)}>
            <input type="radio" name={name} checked={value === support} onChange={() => onSupport(value)} />
            <span>{t(value === 'all' ? 'all' : `support.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
