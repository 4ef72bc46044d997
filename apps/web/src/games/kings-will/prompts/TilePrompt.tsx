import type { Move, State } from '@three-crowns/kings-will';
import { TILES, tileName } from '@three-crowns/kings-will/board';
import { Button } from '../../../design/Button.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import type { PromptProps } from '../../../table/screen/screen.ts';
import { useNames } from '../sayings/useNames.ts';
import shared from './prompts.module.css';
import { TakePreview } from './TakePreview.tsx';
import styles from './TilePrompt.module.css';

const slotOf = (move: unknown): number => (move as Extract<Move, { readonly do: 'take' }>).slot;

/** The free tiles by name, and above them what the pointed-at one would bring oneself and offer the others. */
export function TilePrompt({ view, choices, choose, hover }: PromptProps) {
  const { t, say } = useNames(view);
  const hovers = useHovers(hover);
  const { row } = view.state as State;
  const pointed = view.pointed !== undefined && choices.includes(view.pointed) ? view.pointed : undefined;
  return (
    <div className={styles.tile}>
      <p className={styles.line}>
        {pointed === undefined ? t('tile.hint') : <TakePreview view={view} slot={slotOf(pointed.move)} />}
      </p>
      <div className={shared.row}>
        {choices.map((choice) => {
          const tile = row[slotOf(choice.move)];
          return (
            <Button
              key={choice.text}
              data-choice={choice.text}
              kind={choice === pointed ? 'primary' : 'plain'}
              className={shared.take}
              data-tile={TILES[tile]}
              onClick={() => choose(choice)}
              {...hovers(choice)}
            >
              {say(tileName(tile))}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
