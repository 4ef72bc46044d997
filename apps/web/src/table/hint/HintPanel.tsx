import { useEffect } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useTableWords } from '../../words/words.ts';
import type { Reach } from '../screen/reaching.ts';
import type { TableView } from '../screen/screen.ts';
import shared from './Hint.module.css';
import { HintCard } from './HintCard.tsx';
import styles from './HintPanel.module.css';
import { HintWait } from './HintWait.tsx';
import looks from './MoveLayer.module.css';
import type { HintProps } from './props.ts';
import { useHintWords } from './texts/index.ts';
import { percentOf, reachesOf } from './told.ts';
import type { Given, Hint } from './useHint.ts';

type Props = HintProps & {
  /** What a reader's voice says once the hint is there. */
  onSaid(text: string): void;
};

/** Three good moves: drawn on the board, said here, and counted last. */
export function HintPanel({ view, picking, hint, onSaid }: Props) {
  const t = useHintWords();
  const { state } = hint;
  useSaid({ view, picking, hint, onSaid });
  return (
    <section className={styles.panel} aria-labelledby="hint" data-hint={state.kind}>
      <header className={styles.head}>
        <Icon name="bulb" size={26} />
        <h2 id="hint">{state.kind === 'given' ? t('title', { count: state.lines.length }) : t('thinking')}</h2>
        {state.kind !== 'thinking' && (
          <Button kind="quiet" size="small" aria-keyshortcuts="Escape" onClick={hint.end}>
            {t('hide')}
          </Button>
        )}
      </header>
      {state.kind === 'given' ? (
        <div className={styles.matter}>
          <ol className={styles.cards}>
            {state.lines.map((line, place) => (
              <HintCard key={line.choice.text} {...{ view, picking, hint, line, place }} given={state} />
            ))}
          </ol>
          <p className={styles.legend}>
            <span>
              <i className={looks.gold} /> {t('best')}
            </span>
            {state.lines.length > 1 && (
              <span>
                <i className={looks.parchment} /> {t('good')}
              </span>
            )}
            {reachesIn(state, hint, view).map(({ seat }) =>
              seat === view.own ? (
                <span key={seat}>
                  <i className={styles.dotted} /> {t('reach')}
                </span>
              ) : (
                <span key={seat}>
                  <i className={styles.dashed} style={{ '--line-of': `var(--${view.seats[seat].colour})` }} />{' '}
                  {t('reach.of', { name: view.seats[seat].name })}
                </span>
              ),
            )}
          </p>
          <p className={shared.foot}>
            {state.before !== undefined && (
              <>
                <s /> {t('before', { percent: state.before })}{' '}
              </>
            )}
            {t('expected')} {t('honest')} {t('count', { count: state.count })}
          </p>
        </div>
      ) : (
        <HintWait state={state} onStop={hint.end} />
      )}
    </section>
  );
}

function reachesIn(given: Given, { chosen }: Hint, view: TableView): readonly Reach[] {
  const line = given.lines.at(chosen);
  return line === undefined ? [] : reachesOf(given, line, view);
}

function useSaid({ view, hint: { state }, onSaid }: Props): void {
  const t = useHintWords();
  const words = useTableWords(view);
  const said =
    state.kind === 'given'
      ? [
          t('title', { count: state.lines.length }),
          ...state.lines.map(
            (line) => `${words(line.choice.label)}, ${t('chance.aloud', { percent: percentOf(line, view.own) })}.`,
          ),
        ].join(' ')
      : t('thinking');
  useEffect(() => {
    onSaid(said);
    return () => onSaid('');
  }, [said, onSaid]);
}
