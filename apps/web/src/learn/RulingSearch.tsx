import { useId } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/icons/Icon.tsx';
import styles from './RulingSearch.module.css';

/** The words around the rulings of a book. */
type Frame<S extends string> = (
  key: 'search' | 'placeholder' | 'count' | 'clear' | 'support' | 'all' | `support.${S}` | `about.${S}`,
  args?: { readonly count: number },
) => string;

interface Props<S extends string> {
  readonly t: Frame<S>;
  /** What a ruling of this book can rest on. */
  readonly supports: readonly S[];
  readonly query: string;
  readonly support: S | 'all';
  readonly count: number;
  readonly onQuery: (query: string) => void;
  readonly onSupport: (support: S | 'all') => void;
}

/** Finds rulings by words, by id and by what they rest on. */
export function RulingSearch<S extends string>(props: Props<S>) {
  const { t, query, support, count, onQuery, onSupport } = props;
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
      <Chips {...props} />
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
function Chips<S extends string>({ t, supports, support, onSupport }: Props<S>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('support')}</legend>
      <div className={styles.chips}>
        {(['all', ...supports] as const).map((value) => (
          <label key={value} className={styles.chip} title={value === 'all' ? undefined : t(`about.${value}`)}>
            <input type="radio" name={name} checked={value === support} onChange={() => onSupport(value)} />
            <span>{t(value === 'all' ? 'all' : `support.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
