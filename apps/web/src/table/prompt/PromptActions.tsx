import { Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { HintButtons } from '../hint/late.tsx';
import { useT } from '../texts/index.ts';
import { OfferList } from './OfferList.tsx';
import styles from './PromptActions.module.css';
import type { TableParts } from './parts.ts';
import { StatusAction } from './StatusAction.tsx';

/** The buttons of the prompt: what is offered, the way back, and the list of everything. */
export function PromptActions(props: TableParts) {
  const { session, view, snapshot, picking, offers, prompting, hint, total, setPanel } = props;
  const t = useT();
  const { Body, preferred } = prompting;
  const { ahead, lifted, tapped, actions } = picking;
  const isOpen = lifted === undefined && (view.picked.length > 0 || ahead !== undefined || tapped !== undefined);
  // Once something is picked the usual way goes on.
  const isHinted = hint.state.kind === 'given' && view.picked.length === 0 && tapped === undefined;
  return (
    <div className={styles.actions}>
      {isHinted && hint.state.kind === 'given' && (
        <Suspense>
          <HintButtons {...{ view, picking, hint }} given={hint.state} />
        </Suspense>
      )}
      {!isHinted && Body !== undefined && tapped === undefined && (
        <div className={styles.body} data-prompt-body="">
          <Body
            {...{ view, preferred, actions }}
            choices={view.choices}
            shown={undefined}
            choose={picking.choose}
            hover={picking.hover}
          />
        </div>
      )}
      {!isHinted && <OfferList {...props} />}
      <div className={styles.more}>
        {isOpen && (
          <Button kind="quiet" className={styles.link} aria-keyshortcuts="Escape" onClick={picking.back}>
            <Icon name="arrow-left" size={16} /> {t('prompt.back')}
          </Button>
        )}
        {tapped === undefined && (isOpen || total > offers.list.length) && (
          <Button kind="quiet" className={styles.link} aria-keyshortcuts="m" onClick={() => setPanel('moves')}>
            {t('prompt.all', { count: total })}
          </Button>
        )}
      </div>
      <StatusAction session={session} snapshot={snapshot} />
    </div>
  );
}
