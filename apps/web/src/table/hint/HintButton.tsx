import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useT } from '../texts/index.ts';
import type { Hint } from './useHint.ts';

/** Asks the coach; where that cannot be it says why. */
export function HintButton({ hint, className }: { readonly hint: Hint; readonly className?: string | undefined }) {
  const t = useT();
  const { leave, state } = hint;
  const isOpen = state.kind !== 'none';
  return (
    <Button
      kind="quiet"
      size="small"
      className={className}
      aria-label={leave === 'free' ? t('hint') : `${t('hint')}. ${t(`hint.${leave}`)}`}
      title={leave === 'free' ? undefined : t(`hint.${leave}`)}
      aria-disabled={leave === 'free' ? undefined : true}
      aria-pressed={isOpen}
      aria-keyshortcuts="h"
      onClick={isOpen ? hint.end : hint.ask}
    >
      <Icon name="bulb" size={20} />
      <span>{t('hint')}</span>
    </Button>
  );
}
