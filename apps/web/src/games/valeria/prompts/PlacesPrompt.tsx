import type { Move } from '@three-crowns/valeria';
import {
  FIRST_CITIZEN_PLACE,
  FIRST_DOMAIN_PLACE,
  isCitizenPlace,
  isMonsterPlace,
  SLOTS,
} from '@three-crowns/valeria/board';
import { Button } from '../../../design/Button.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { type Labels, useLabels } from '../pieces/useLabels.ts';
import type { Prompt } from '../pieces/view.ts';
import styles from './Rows.module.css';

/** Places without a card to name them, and columns: by what stands beside the grid. */
export function PlacesPrompt({ view, choices, shown, choose, hover }: Prompt) {
  const { t, say } = useLabels(view);
  const hovers = useHovers(hover, shown);
  return (
    <div className={styles.row}>
      {choices.map((choice) => (
        <Button
          key={choice.text}
          data-choice={choice.text}
          className={styles.place}
          onClick={() => choose(choice)}
          {...hovers(choice)}
        >
          <span className={styles.word}>{wordsOf(choice.move, t) ?? say(choice.label)}</span>
        </Button>
      ))}
    </div>
  );
}

function wordsOf(move: Move, t: Labels['t']): string | undefined {
  if (move.do === 'column') return t('lord.column', { column: move.column + 1 });
  if (move.do !== 'exhaust') return undefined;
  const { place } = move;
  if (isMonsterPlace(place)) return t('exhaust.monsters', { number: place + 1 });
  if (isCitizenPlace(place)) return t('exhaust.citizens', { number: SLOTS[place - FIRST_CITIZEN_PLACE] });
  return t('exhaust.domains', { number: place - FIRST_DOMAIN_PLACE + 1 });
}
