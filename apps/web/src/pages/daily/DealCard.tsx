import { useState } from 'react';
import { type Deal, dealId } from '../../daily/dealId.ts';
import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import sheet from '../../design/sheet.module.css';
import { pathOf } from '../../navigation/router.tsx';
import type { Registration } from '../../registration/registration.ts';
import { useT } from '../../words/texts/index.ts';
import { Picture } from '../frame/Picture.tsx';
import { useNameWords } from '../new/useNameWords.ts';
import { Comparison } from './Comparison.tsx';
import styles from './DealCard.module.css';
import { startDeal } from './startDeal.ts';
import { useDailyWords } from './texts/index.ts';
import { useDeal } from './useDeal.ts';

interface Props {
  readonly game: Registration;
  readonly day: string;
}

/** The deal of a day of one game: to be played, to be gone on with, or how it ended. */
export function DealCard({ game, day }: Props) {
  const { id, name } = game.facts;
  const deal: Deal = { day, game: id };
  const [found, keep] = useDeal(deal);
  const { colour } = game.shelf;
  return (
    <section
      className={classes(sheet.sheet, styles.card)}
      aria-busy={found.state === 'loading'}
      style={{ '--accent': `var(--${colour})`, '--accent-ink': `var(--${colour}-ink)` }}
    >
      <div className={styles.picture}>
        <Picture game={id} />
      </div>
      <h2>{name}</h2>
      {found.state === 'over' ? (
        <Comparison {...{ deal, keep }} {...found} />
      ) : (
        <Start deal={deal} name={name} isOpen={found.state === 'open'} />
      )}
    </section>
  );
}

function Start({ deal, name, isOpen }: { readonly deal: Deal; readonly name: string; readonly isOpen: boolean }) {
  const t = useT();
  const w = useDailyWords();
  const words = useNameWords();
  const [failure, setFailure] = useState<string>();
  if (isOpen) {
    return (
      <>
        <p className={styles.line}>{w('open')}</p>
        <Button
          kind="primary"
          href={pathOf({ page: 'table', id: dealId(deal) })}
          aria-label={`${t('saved.continue')}: ${name}`}
        >
          {t('saved.continue')}
        </Button>
      </>
    );
  }
  const start = () => {
    startDeal(deal, words).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <>
      <p className={styles.line}>{w('new')}</p>
      <Button kind="primary" aria-label={`${w('play')}: ${name}`} onClick={start}>
        {w('play')}
      </Button>
      {failure !== undefined && (
        <p role="alert">
          {t('home.failed')} <span lang="en">{failure}</span>
        </p>
      )}
    </>
  );
}
