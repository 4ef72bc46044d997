import { TILES, tileName } from '@three-crowns/kings-will/board';
import { Button } from '../../../design/Button.tsx';
import { useHovers } from '../../../table/prompt/useHovers.ts';
import { usePhone } from '../../../table/screen/usePhone.ts';
import type { Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import shared from './prompts.module.css';
import { TakePreview } from './TakePreview.tsx';
import styles from './TilePrompt.module.css';

/** The free tiles by name, and above them what the pointed-at one would bring oneself and offer the others. */
export function TilePrompt({ view, choices, choose, hover }: Prompt) {
  const { t, say } = useNames(view);
  const hovers = useHovers(hover);
  const { row } = view.state;
  const pointed = view.pointed !== undefined && choices.includes(view.pointed) ? view.pointed : undefined;
  const isPhone = usePhone() !== undefined;
  // There they lie in the middle.
  if (isPhone) return <p className={shared.hint}>{t('tile.tap')}</p>;
  return (
    <div className={styles.tile}>
      <p className={styles.line}>
        {pointed?.move.do === 'take' ? <TakePreview view={view} slot={pointed.move.slot} /> : t('tile.hint')}
      </p>
      <div className={shared.row}>
        {choices.map((choice) => {
          if (choice.move.do !== 'take') return null;
          const tile = row[choice.move.slot];
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
