import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Chips } from '../parts/Chips.tsx';
import styles from './RulingSearch.module.css';

/** The words around the rulings of a book. */
export type RulingFrame<Group extends string, Support extends string> = (
  key:
    | 'intro'
    | 'search'
    | 'placeholder'
    | 'count'
    | 'clear'
    | 'support'
    | 'all'
    | 'link'
    | `support.${Support}`
    | `about.${Support}`
    | `group.${Group}`,
  args?: Readonly<Record<string, string | number>>,
) => string;

interface Props<S extends string> {
  readonly t: RulingFrame<never, S>;
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
  const { t, supports, query, support, count, onQuery, onSupport } = props;
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
      <Chips
        legend={t('support')}
        value={support}
        chips={[
          { value: 'all', text: t('all') },
          ...supports.map((value) => ({ value, text: t(`support.${value}`), about: t(`about.${value}`) })),
        ]}
        onChange={onSupport}
      />
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
