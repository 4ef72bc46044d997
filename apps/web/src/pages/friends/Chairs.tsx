import type { GameFacts } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useOnlineWords } from '../../online/texts/index.ts';
import { USUAL_LEVEL } from '../../seats/levels.ts';
import { ChairChoice } from './ChairChoice.tsx';
import styles from './NewTable.module.css';
import type { Company } from './useTableDraft.ts';

interface Props {
  readonly others: Company;
  readonly seats: GameFacts['seats'];
  onChange(others: Company): void;
}

/** How many chairs, and on which of them a computer sits. */
export function Chairs({ others, seats: { min, max }, onChange }: Props) {
  const w = useOnlineWords();
  const count = others.length + 1;
  return (
    <fieldset className={styles.chairs}>
      <legend>{w('new.chairs')}</legend>
      <ChairChoice seat={0} who={w('new.you')} />
      {others.map((bot, i) => (
        <ChairChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          key={i}
          seat={i + 1}
          bot={bot}
          who={w(bot === undefined ? 'new.free' : 'new.computer')}
          onPress={() => onChange(others.with(i, bot === undefined ? USUAL_LEVEL : undefined))}
        />
      ))}
      <span className={styles.counts}>
        {count > Math.max(2, min) && (
          <Button size="small" aria-label={w('new.fewer')} onClick={() => onChange(others.slice(0, -1))}>
            <Icon name="minus" size={18} />
          </Button>
        )}
        {count < max && (
          <Button size="small" aria-label={w('new.more')} onClick={() => onChange([...others, undefined])}>
            <Icon name="plus" size={18} />
          </Button>
        )}
      </span>
    </fieldset>
  );
}
