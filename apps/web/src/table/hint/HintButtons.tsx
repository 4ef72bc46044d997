import { Button } from '../../design/Button.tsx';
import { useTableWords } from '../../words/words.ts';
import styles from './HintButtons.module.css';
import type { HintProps } from './props.ts';
import { useHintWords } from './texts/index.ts';
import { percentOf } from './told.ts';
import type { Given } from './useHint.ts';

type Props = HintProps & { readonly given: Given };

/** The good moves in the prompt, in the place of what is offered else; digits press them, Enter takes the best. */
export function HintButtons({ view, picking, hint, given: { lines } }: Props) {
  const t = useHintWords();
  const words = useTableWords(view);
  return (
    <div className={styles.buttons} data-prompt-body="">
      {lines.map((line, i) => (
        <Button
          key={line.choice.text}
          kind={i === 0 ? 'primary' : 'plain'}
          data-choice={line.choice.text}
          aria-keyshortcuts={String(i + 1)}
          onClick={() => picking.choose(line.choice)}
          onPointerEnter={() => hint.choose(i)}
          onFocus={() => hint.choose(i)}
        >
          <span className={styles.full}>{words(line.choice.label)}</span>
          <span className={styles.brief} aria-hidden="true">
            {i + 1} ·
          </span>{' '}
          <b>{t('chance', { percent: percentOf(line, view.own) })}</b>
        </Button>
      ))}
    </div>
  );
}
