import { Button } from '../../design/Button.tsx';
import bar from './ChanceBar.module.css';
import shared from './Hint.module.css';
import { useHintWords } from './texts/index.ts';
import type { HintState } from './useHint.ts';

interface Props {
  readonly state: Exclude<HintState, { readonly kind: 'given' }>;
  onStop(): void;
}

/** While the coach looks ahead, and when it cannot. */
export function HintWait({ state, onStop }: Props) {
  const t = useHintWords();
  if (state.kind === 'failed') return <p className={shared.foot}>{t('failed', { reason: state.reason })}</p>;
  const percent = state.kind === 'thinking' ? Math.round(100 * state.share) : 0;
  return (
    <div className={shared.wait}>
      <span
        className={bar.chance}
        role="progressbar"
        aria-label={t('thinking')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
      </span>
      <Button size="small" aria-keyshortcuts="Escape" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}
