import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { PromptOffer } from '../picking/useOffers.ts';
import { ChoiceButton } from '../prompt/ChoiceButton.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { useT } from '../texts/index.ts';
import styles from './SheetKeys.module.css';
import { UndoKey } from './UndoKey.tsx';

/** Let it go, play it, take the move before back. */
export function SheetKeys(parts: TableParts) {
  const { view, sayings, picking, offers, prompting } = parts;
  const t = useT();
  const { preferred } = prompting;
  const isTapped = picking.tapped !== undefined;
  const main: PromptOffer | undefined = isTapped
    ? offers.list[0]
    : preferred && view.picked.length > 0
      ? { kind: 'play', choice: preferred }
      : undefined;
  return (
    <div className={styles.keys}>
      <IconButton kind="plain" label={t('prompt.back')} className={styles.square} onClick={picking.back}>
        <Icon name="arrow-left" size={22} />
      </IconButton>
      {main === undefined ? (
        <span className={styles.gap} />
      ) : (
        <div className={styles.main} data-play="">
          <ChoiceButton
            {...{ view, sayings }}
            offer={main}
            number={1}
            isPrimary
            isPreferred={false}
            onHover={picking.hover}
            onTake={() => (isTapped || main.kind !== 'play' ? picking.playTapped() : picking.actions.play(main.choice))}
          />
        </div>
      )}
      <UndoKey {...parts} />
    </div>
  );
}
