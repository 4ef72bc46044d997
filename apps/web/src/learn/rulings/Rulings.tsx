import { useState } from 'react';
import { classes } from '../../design/classes.ts';
import { useAnchor } from '../book/anchor.ts';
import { Prose } from '../parts/Prose.tsx';
import { type RulingFrame, RulingSearch } from './RulingSearch.tsx';
import styles from './Rulings.module.css';
import { findRulings, groupAnchor, type RulingBook } from './rulings.ts';

interface Props<Id extends string, Group extends string, Support extends string> {
  readonly book: RulingBook<Id, Group, Support>;
  readonly t: RulingFrame<NoInfer<Group>, NoInfer<Support>>;
  readonly say: (id: Id) => string;
  /** What the table means when it names no ruling, with the anchor it leads to. */
  readonly note?: { readonly anchor: string; readonly text: string };
}

/** All rulings in groups; a search leaves those that fit, and the one the address names. */
export function Rulings<Id extends string, Group extends string, Support extends string>(
  props: Props<Id, Group, Support>,
) {
  const { book, t, say, note } = props;
  const at = useAnchor();
  const [query, setQuery] = useState('');
  const [support, setSupport] = useState<Support | 'all'>('all');
  const found = findRulings(book, (id) => `${say(id)} ${t(`group.${book.groupOf(id)}`)}`, query, support);
  const isShown = (id: Id) => found.includes(id) || id === at;
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      {note !== undefined && (
        <p id={note.anchor} tabIndex={-1} className={classes(styles.intro, at === note.anchor && styles.asked)}>
          <Prose text={note.text} />
        </p>
      )}
      <RulingSearch
        {...{ t, query, support }}
        supports={book.supports}
        count={found.length}
        onQuery={setQuery}
        onSupport={setSupport}
      />
      {book.groups.map((group) => {
        const ids = book.ids.filter((id) => book.groupOf(id) === group && isShown(id));
        return ids.length === 0 ? null : <RulingGroup key={group} {...props} {...{ group, ids, at }} />;
      })}
    </>
  );
}

interface GroupProps<Id extends string, Group extends string, Support extends string>
  extends Props<Id, Group, Support> {
  readonly group: Group;
  readonly ids: readonly Id[];
  /** The ruling the address names. */
  readonly at: string;
}

function RulingGroup<Id extends string, Group extends string, Support extends string>(
  props: GroupProps<Id, Group, Support>,
) {
  const { book, t, say, group, ids, at } = props;
  const anchor = groupAnchor(group);
  return (
    <section id={anchor} className={styles.group} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>{t(`group.${group}`)}</h3>
      <ol>
        {ids.map((id) => {
          const support = book.supportOf(id);
          return (
            <li key={id} id={id} className={classes(styles.ruling, id === at && styles.asked)} tabIndex={-1}>
              <a className={styles.id} href={`#${id}`} aria-label={t('link', { id })}>
                {id}
              </a>
              <p>
                <Prose text={say(id)} mentions />
              </p>
              <span className={styles.support} data-support={support} title={t(`about.${support}`)}>
                {t(`support.${support}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
