import { useState } from 'react';
import { classes } from '../../../design/classes.ts';
import { useAnchor } from '../../../learn/anchor.ts';
import { RulingText } from '../../../learn/Prose.tsx';
import { RulingSearch } from '../../../learn/RulingSearch.tsx';
import styles from './Rulings.module.css';
import { GROUPS, groupOf, RULINGS, type RulingId, SUPPORTS, type Support } from './rulings/ids.ts';
import { findRulings } from './rulings/search.ts';
import { useRulings, useRulingsFrame } from './words.ts';

/** Anchors of the groups: their letters alone would be too short to mean something in an address. */
export const groupAnchor = (group: string): string => `rulings-${group}`;

/** All rulings in groups; a search leaves those that fit, and the one the address names. */
export function Rulings() {
  const t = useRulingsFrame();
  const say = useRulings();
  const anchor = useAnchor();
  const [query, setQuery] = useState('');
  const [support, setSupport] = useState<Support | 'all'>('all');
  const found = findRulings((id) => `${say(id)} ${t(`group.${groupOf(id)}`)}`, query, support);
  const shown = (id: RulingId) => found.includes(id) || id === anchor;
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <RulingSearch
        {...{ t, query, support }}
        supports={SUPPORTS}
        count={found.length}
        onQuery={setQuery}
        onSupport={setSupport}
      />
      {GROUPS.map((group) => {
        const ids = (Object.keys(RULINGS) as RulingId[]).filter((id) => groupOf(id) === group && shown(id));
        return (
          <RulingGroup key={group} title={t(`group.${group}`)} anchor={groupAnchor(group)} ids={ids} at={anchor} />
        );
      })}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly anchor: string;
  readonly ids: readonly RulingId[];
  /** The ruling the address names. */
  readonly at: string;
}

function RulingGroup({ title, anchor, ids, at }: GroupProps) {
  if (ids.length === 0) return null;
  return (
    <section id={anchor} className={styles.group} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>{title}</h3>
      <ol>
        {ids.map((id) => (
          <Ruling key={id} id={id} isAsked={id === at} />
        ))}
      </ol>
    </section>
  );
}

function Ruling({ id, isAsked }: { readonly id: RulingId; readonly isAsked: boolean }) {
  const t = useRulingsFrame();
  const say = useRulings();
  const support = RULINGS[id];
  return (
    <li id={id} className={classes(styles.ruling, isAsked && styles.asked)} tabIndex={-1}>
      <a className={styles.id} href={`#${id}`} aria-label={t('link', { id })}>
        {id}
      </a>
      <p>
        <RulingText text={say(id)} />
      </p>
      <span
        className={classes(styles.support, support === 'ruling' ? styles.ours : styles[support])}
        title={t(`about.${support}`)}
      >
        {t(`support.${support}`)}
      </span>
    </li>
  );
}
