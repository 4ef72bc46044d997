import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import type { Offers, PromptOffer } from '../picking/useOffers.ts';
import type { Picking } from '../picking/usePicking.ts';
import type { Panel } from '../screen/panel.ts';
import type { Prompting } from '../screen/prompts.ts';
import type { Choice, Sayings, TableView } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import styles from './PromptActions.module.css';

interface Props {
  readonly session: TableSession;
  readonly view: TableView;
  readonly snapshot: Snapshot;
  readonly sayings: Sayings;
  readonly picking: Picking;
  readonly offers: Offers;
  readonly prompting: Prompting;
  readonly total: number;
  setPanel(panel: Panel): void;
}

/** The buttons of the prompt: what is offered, the way back, and the list of everything. */
export function PromptActions(props: Props) {
  const { session, view, snapshot, sayings, picking, offers, prompting, total, setPanel } = props;
  const t = useT();
  const { status } = snapshot;
  const { Body, preferred } = prompting;
  const { ahead, lifted, tapped, pointed, actions } = picking;
  const isOpen = lifted === undefined && (view.picked.length > 0 || ahead !== undefined || tapped !== undefined);
  const isMain = (choice: Choice) => choice === (pointed ?? preferred);
  return (
    <div className={styles.actions}>
      {Body !== undefined && tapped === undefined && (
        <div className={styles.body} data-prompt-body="">
          <Body {...{ view, preferred, actions }} choices={view.choices} choose={actions.play} hover={picking.hover} />
        </div>
      )}
      {offers.list.length > 0 && (
        <div className={styles.offers} data-count={offers.list.length}>
          {offers.list.map((offer, i) => (
            <ChoiceButton
              key={keyOf(offer)}
              {...{ view, sayings, offer }}
              number={i + 1}
              isPrimary={offer.kind === 'play' && isMain(offer.choice)}
              isPreferred={offer.kind === 'play' && offer.choice === preferred}
              onHover={picking.hover}
              onTake={offers.take}
            />
          ))}
        </div>
      )}
      <div className={styles.more}>
        {isOpen && (
          <Button kind="quiet" className={styles.link} aria-keyshortcuts="Escape" onClick={picking.back}>
            <Icon name="arrow-left" size={16} /> {t('prompt.back')}
          </Button>
        )}
        {tapped === undefined && (isOpen || total > offers.list.length) && (
          <Button
            kind="quiet"
            className={styles.link}
            aria-label={t('prompt.all', { count: total })}
            aria-keyshortcuts="m"
            onClick={() => setPanel('moves')}
          >
            <span className={styles.long}>{t('prompt.all', { count: total })}</span>
            <span className={styles.brief}>{t('prompt.allShort', { count: total })}</span>
          </Button>
        )}
      </div>
      {status === 'failed' && (
        <Button kind="primary" onClick={() => session.start()}>
          {t('retry')}
        </Button>
      )}
      {status === 'following' && (
        <Button kind="primary" onClick={() => session.takeOver()}>
          {t('following.take')}
        </Button>
      )}
      {status === 'over' && (
        <Button kind="primary" href={pathOf({ page: 'score', id: session.id })}>
          {t('score.title')}
        </Button>
      )}
    </div>
  );
}

function keyOf(offer: PromptOffer): string {
  if (offer.kind === 'pick') return `pick ${offer.target}`;
  return `${offer.kind} ${offer.kind === 'play' ? offer.choice.text : offer.ahead.choice.text}`;
}
