import { useMemo } from 'react';
import { Button } from '../../design/Button.tsx';
import { signed } from '../../design/numbers.ts';
import { useTableWords } from '../../words/words.ts';
import type { PromptOffer } from '../picking/useOffers.ts';
import type { Choice, Sayings, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import { choicesAt } from '../view/choices.ts';
import { forecastOf } from './forecast.ts';
import styles from './PromptActions.module.css';

interface Props {
  readonly view: TableView;
  readonly sayings: Sayings;
  readonly offer: PromptOffer;
  /** The digit that takes it. */
  readonly number: number;
  readonly isPrimary: boolean;
  /** Enter takes it. */
  readonly isPreferred: boolean;
  onHover(choice: Choice | undefined): void;
  onTake(offer: PromptOffer): void;
}

/** More letters than these need more than two lines of half a phone's width. */
const LONG = 40;

/** An offer as a button, with what it does to the score. */
export function ChoiceButton({ view, sayings, offer, number, isPrimary, isPreferred, onHover, onTake }: Props) {
  const t = useT();
  const label = useLabel(view, sayings, offer);
  const shown = offer.kind === 'play' ? offer.choice : undefined;
  return (
    <Button
      kind={isPrimary ? 'primary' : 'plain'}
      className={styles.choice}
      data-choice={offer.kind}
      data-long={label.length > LONG ? 'yes' : undefined}
      aria-keyshortcuts={isPreferred ? `Enter ${number}` : String(number)}
      title={isPreferred ? t('prompt.preferred') : undefined}
      onClick={() => onTake(offer)}
      onPointerEnter={() => onHover(shown)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(shown)}
      onBlur={() => onHover(undefined)}
    >
      <span>{label}</span>
      {offer.kind === 'play' && <Change view={view} choice={offer.choice} />}
      {offer.kind === 'pick' && <PickChange view={view} target={offer.target} />}
      {offer.kind === 'ahead' && <Change view={view} choice={offer.ahead.choice} after={offer.ahead.state} />}
      {isPreferred && <kbd className={styles.enter}>{t('keyname.enterOnly')}</kbd>}
    </Button>
  );
}

/** In full; only what tells it from the others once something was picked. */
function useLabel(view: TableView, sayings: Sayings, offer: PromptOffer): string {
  const t = useT();
  const words = useTableWords(view);
  if (offer.kind === 'pick') return `${sayings.nameOf(offer.target)}\u00a0…`;
  if (offer.kind === 'ahead') {
    const { skip, choice } = offer.ahead;
    if (offer.isBrief) return t('prompt.then', { second: words(choice.label) });
    return t('prompt.ahead', { first: words(skip.label), second: words(choice.label) });
  }
  const full = words(offer.choice.label);
  return view.picked.length === 0 ? full : (sayings.shortOf(offer.choice) ?? full);
}

interface ChangeProps {
  readonly view: Pick<TableView, 'played' | 'own'>;
  readonly choice: Choice;
  /** The state in which it is chosen, where that is not the one on the table. */
  readonly after?: unknown;
}

/** More choices than a hand can tell apart: what they do alike is not looked for. */
const MOST_ALIKE = 60;

/** The difference in points that whatever follows a pick makes, where it is the same for all of it. */
function PickChange({ view, target }: { readonly view: TableView; readonly target: string }) {
  const { played, own, choices } = view;
  const change = useMemo(() => {
    const meant = choicesAt(choices, target);
    if (meant.length > MOST_ALIKE) return 0;
    const changes = new Set(
      meant.map((choice) => {
        const { before, after } = forecastOf(played, own, choice);
        return after - before;
      }),
    );
    return changes.size === 1 ? [...changes][0] : 0;
  }, [played, own, choices, target]);
  return change === 0 ? null : <b className={styles.change}>{signed(change)}</b>;
}

/** The difference in points, where there is one. */
export function Change({ view, choice, after: state = view.played.state }: ChangeProps) {
  const {
    played: { game },
    own,
  } = view;
  const change = useMemo(() => {
    const { before, after } = forecastOf({ game, state }, own, choice);
    return after - before;
  }, [game, state, own, choice]);
  return change === 0 ? null : <b className={styles.change}>{signed(change)}</b>;
}
