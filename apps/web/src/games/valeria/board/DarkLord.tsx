import { citizenCount, exhaustedLimit, lordScore } from '@three-crowns/valeria/board';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../design/Dialog.tsx';
import { Glyph } from '../pieces/glyphs/Glyph.tsx';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import { Captured } from './Captured.tsx';
import styles from './DarkLord.module.css';
import { attackEvents, isChosen, threatsOf } from './grid/attacks.ts';

/** The Dark Lord in short: what he has, what he is about to do. A click tells it in full. */
export function DarkLord({ view }: { readonly view: View }) {
  const { t, say } = useLabels(view);
  const [isOpen, setOpen] = useState(false);
  const { state } = view;
  const { lord } = state;
  if (lord === null) return null;
  const captured = citizenCount(lord) + lord.domains.length;
  return (
    <section className={styles.lord} aria-label={t('lord')} data-lord="">
      <button type="button" className={styles.head} onClick={() => setOpen(true)}>
        <Glyph name="crowned-skull" />
        <b>{t('lord')}</b>
        <span className={styles.score}>
          {lordScore(state)?.total}
          <ResourceIcon name="points" isNamed />
        </span>
      </button>
      <p className={styles.line}>
        {say({ key: `level.${state.level}` })} · {t('lord.captured', { count: captured })}
      </p>
      <Threats view={view} />
      {isOpen &&
        createPortal(
          <Dialog open title={t('lord')} onClose={() => setOpen(false)}>
            <Everything view={view} />
          </Dialog>,
          document.body,
        )}
    </section>
  );
}

/** Column by column: what comes, or what has just been done. */
function Threats({ view }: { readonly view: View }) {
  const { t } = useLabels(view);
  const { state } = view;
  const threats = threatsOf(state);
  if (threats.length === 0) return <Done view={view} />;
  return (
    <p className={styles.threats}>
      {t(state.phase === 'attack' ? 'lord.still' : 'lord.comes')}{' '}
      {threats.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same column can come twice
        <b key={i}>{isChosen(number) ? t('lord.choice') : t('lord.column', { column: number })}</b>
      ))}
    </p>
  );
}

function Done({ view }: { readonly view: View }) {
  const labels = useLabels(view);
  const words = attackEvents(view).flatMap((event) => {
    if (event.type === 'captured') return [labels.t('lord.took', { name: labels.card(event.card) })];
    return event.type === 'spared' ? [labels.t('lord.spared', { column: event.number })] : [];
  });
  return words.length === 0 ? null : <p className={styles.threats}>{words.join(' ')}</p>;
}

function Everything({ view }: { readonly view: View }) {
  const { t, say } = useLabels(view);
  const { state } = view;
  if (state.lord === null) return null;
  return (
    <div className={styles.everything}>
      <p>{t('lord.about')}</p>
      <p>{say({ key: `level.${state.level}.about` })}</p>
      <p>{t('lord.end', { limit: exhaustedLimit(state) })}</p>
      {state.lord.dukes.length > 0 && <p>{t('lord.duke')}</p>}
      <Captured view={view} />
    </div>
  );
}
