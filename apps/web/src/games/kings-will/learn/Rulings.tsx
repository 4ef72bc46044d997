import { useState } from 'react';
import { classes } from '../../../design/classes.ts';
import { useAnchor } from '../../../learn/anchor.ts';
import { Prose } from '../../../learn/Prose.tsx';
import { RulingSearch } from '../../../learn/RulingSearch.tsx';
import styles from '../../king-of-the-valley/learn/Rulings.module.css';
import {
  GROUP_NAMES,
  GROUPS,
  type Group,
  PRINTED,
  type RulingId,
  SUPPORTS,
  type Support,
  supportOf,
} from './rulings/ids.ts';
import { findRulings } from './rulings/search.ts';
import { useRulings, useRulingsFrame } from './words.ts';

export const groupAnchor = (group: Group): string => `rulings-${group}`;

/** All rulings by topic; a search leaves those that fit, and the one the address names. */
export function Rulings() {
  const t = useRulingsFrame();
  const say = useRulings();
  const anchor = useAnchor();
  const [query, setQuery] = useState('');
  const [support, setSupport] = useState<Support | 'all'>('all');
  const found = findRulings(say, query, support);
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <p id={PRINTED} tabIndex={-1} className={classes(styles.intro, anchor === PRINTED && styles.asked)}>
        <Prose text={t('printed')} />
      </p>
      <RulingSearch
        {...{ t, query, support }}
        supports={SUPPORTS}
        count={found.length}
        onQuery={setQuery}
        onSupport={setSupport}
      />
      {GROUP_NAMES.map((group) => {
        const ids = GROUPS[group].filter((id) => found.includes(id) || id === anchor);
        return <RulingGroup key={group} group={group} ids={ids} at={anchor} />;
      })}
    </>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly ids: readonly RulingId[];
  /** The ruling the address names. */
  readonly at: string;
}

function RulingGroup({ group, ids, at }: GroupProps) {
  const t = useRulingsFrame();
  const anchor = groupAnchor(group);
  if (ids.length === 0) return null;
  return (
    <section id={anchor} className={styles.group} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>{t(`group.${group}`)}</h3>
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
  const support = supportOf(id);
  const look = support === 'ruling' || support === 'reconstructed' ? styles.ours : styles[support];
  return (
    <li id={id} className={classes(styles.ruling, isAsked && styles.asked)} tabIndex={-1}>
      <a className={styles.id} href={`#${id}`} aria-label={t('link', { id })}>
        {id}
      </a>
      <p>
        <Prose text={say(id)} />
      </p>
      <span className={classes(styles.support, look)} title={t(`about.${support}`)}>
        {t(`support.${support}`)}
      </span>
    </li>
  );
}
