import { priceAt, RESOURCES } from '@three-crowns/valeria/board';
import { Button } from '../../../design/Button.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import { choicesTo, type Prompt } from '../pieces/view.ts';
import { Payments } from './Payments.tsx';
import styles from './Rows.module.css';

/** The place that every choice left is about, once one was picked. */
function placeOf({ view, choices }: Prompt): number | undefined {
  const places = new Set(choices.flatMap(({ move }) => ('magic' in move ? [move.place] : [])));
  return view.picked.length > 0 && places.size === 1 ? [...places][0] : undefined;
}

/** An action: how a picked card is paid; before that, a resource can be taken right here. */
export function ActionPrompt(props: Prompt) {
  const { view, choices, shown, choose, hover } = props;
  const { t } = useLabels(view);
  const hovers = useHovers(hover, shown);
  const place = placeOf(props);
  const { state } = view;
  const price = place === undefined ? undefined : priceAt(state, state.players[view.own], place);
  if (price !== undefined) return <Payments {...props} price={price} />;
  const takes = choicesTo(choices, 'take');
  const rest = choicesTo(choices, 'pass');
  return (
    <div className={styles.row}>
      {takes.length > 0 && <span className={styles.lead}>{t('take')}</span>}
      {takes.map((choice) => (
        <Button
          key={choice.text}
          data-choice={choice.text}
          className={styles.take}
          onClick={() => choose(choice)}
          {...hovers(choice)}
        >
          +1 <ResourceIcon name={RESOURCES[choice.move.resource]} size={22} isNamed />
        </Button>
      ))}
      {rest.map((choice) => (
        <Button key={choice.text} data-choice={choice.text} onClick={() => choose(choice)}>
          {t('decline')}
        </Button>
      ))}
    </div>
  );
}
