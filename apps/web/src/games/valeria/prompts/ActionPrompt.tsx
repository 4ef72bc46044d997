import type { Move, State } from '@three-crowns/valeria';
import { priceAt, RESOURCES } from '@three-crowns/valeria/board';
import { Button } from '../../../design/Button.tsx';
import type { Choice, PromptProps } from '../../../table/screen/screen.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import { Payments } from './Payments.tsx';
import styles from './Rows.module.css';

type Paid = Extract<Move, { readonly magic: number }>;

const isPaid = (choice: Choice): boolean => 'magic' in (choice.move as Move);

/** The place that every choice left is about, once one was picked. */
function placeOf({ view, choices }: PromptProps): number | undefined {
  const places = new Set(choices.filter(isPaid).map(({ move }) => (move as Paid).place));
  return view.picked.length > 0 && places.size === 1 ? [...places][0] : undefined;
}

/** An action: how a picked card is paid; before that, a resource can be taken right here. */
export function ActionPrompt(props: PromptProps) {
  const { view, choices, choose, hover } = props;
  const { t } = useLabels(view);
  const place = placeOf(props);
  const state = view.state as State;
  const price = place === undefined ? undefined : priceAt(state, state.players[view.own], place);
  if (price !== undefined) return <Payments {...props} price={price} />;
  const takes = choices.filter(({ move }) => (move as Move).do === 'take');
  const rest = choices.filter(({ move }) => (move as Move).do === 'pass');
  return (
    <div className={styles.row}>
      {takes.length > 0 && <span className={styles.lead}>{t('take')}</span>}
      {takes.map((choice) => {
        const { resource } = choice.move as Extract<Move, { readonly do: 'take' }>;
        return (
          <Button
            key={choice.text}
            data-choice={choice.text}
            className={styles.take}
            onClick={() => choose(choice)}
            onPointerEnter={() => hover(choice)}
            onPointerLeave={() => hover(undefined)}
            onFocus={() => hover(choice)}
            onBlur={() => hover(undefined)}
          >
            +1 <ResourceIcon name={RESOURCES[resource]} size={22} isNamed />
          </Button>
        );
      })}
      {rest.map((choice) => (
        <Button key={choice.text} data-choice={choice.text} onClick={() => choose(choice)}>
          {t('decline')}
        </Button>
      ))}
    </div>
  );
}
