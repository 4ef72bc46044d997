import type { Message } from '@three-crowns/core';
import { Choices } from '../../../newGame/Choices.tsx';
import type { RawOptions } from '../../../newGame/draft.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './NewGameOptions.module.css';

const VARIANTS = [
  { key: 'events', usual: 'off' },
  { key: 'mixed', usual: 'off' },
  { key: 'dukes', usual: 'on' },
] as const;

const LEVELS = ['normal', 'harder', 'hardest'] as const;

interface Props {
  readonly say: (message: Message) => string;
  readonly options: RawOptions;
  readonly seats: number;
  readonly change: (part: Readonly<Record<string, unknown>>) => void;
}

/** Each is a switch with one sentence; the level is asked of who plays alone. */
export function Variants({ say, options, seats, change }: Props) {
  const t = useBoardWords();
  return (
    <>
      <fieldset className={styles.pick}>
        <legend>{t('variants')}</legend>
        <div className={styles.variants}>
          {VARIANTS.map(({ key, usual }) => {
            const isOn = (options[key] ?? usual) === 'on';
            return (
              <button
                key={key}
                type="button"
                role="switch"
                aria-checked={isOn}
                className={styles.variant}
                onClick={() => change({ [key]: isOn ? 'off' : 'on' })}
              >
                <span className={styles.knob} aria-hidden="true" />
                <span>
                  <strong>{say({ key: `option.${key}` })}</strong>
                  <small>{say({ key: `option.${key}.about` })}</small>
                </span>
                <em>{t(isOn ? 'setup.on' : 'setup.off')}</em>
              </button>
            );
          })}
        </div>
      </fieldset>
      {seats === 1 && (
        <Choices
          label={say({ key: 'option.level' })}
          note={say({ key: 'option.level.about' })}
          value={String(options.level ?? 'normal')}
          choices={LEVELS.map((value) => ({
            value,
            name: say({ key: `level.${value}` }),
            about: say({ key: `level.${value}.about` }),
          }))}
          onChange={(level) => change({ level })}
        />
      )}
    </>
  );
}
