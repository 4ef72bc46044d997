import { Choices } from '../../../newGame/Choices.tsx';
import type { NewGameOptionsProps } from '../../../newGame/form.ts';
import { useGameWords } from '../../../words/words.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './NewGameOptions.module.css';

/** Which game, who begins, and how open it is. The cards and boards are chosen below, and said to be ours here. */
export function NewGameOptions({ game, options, names, setOptions }: NewGameOptionsProps) {
  const t = useBoardWords();
  const say = useGameWords(game.words.texts, names);
  const plain = game.options.filter(({ key }) => key !== 'content' && key !== 'start');
  const fieldOf = (key: string, usual: string, values: readonly string[]) => (
    <Choices
      key={key}
      label={say({ key: `option.${key}` })}
      note={say({ key: `option.${key}.about` })}
      value={String(options[key] ?? usual)}
      choices={values.map((value) => ({
        value,
        name: say({ key: `option.${key}.${value}` }),
        about: key === 'variant' ? t(`variant.${value as 'full' | 'first'}`) : undefined,
      }))}
      onChange={(value) => setOptions({ ...options, [key]: value })}
    />
  );
  return (
    <div className={styles.options}>
      {plain.map(({ key, default: usual, values }) => fieldOf(key, usual, values))}
      <Choices
        label={say({ key: 'option.start' })}
        note={say({ key: 'option.start.about' })}
        value={String(options.start ?? 'random')}
        choices={[
          { value: 'random', name: say({ key: 'option.start.random' }) },
          ...names.map((name, seat) => ({ value: String(seat + 1), name, seat })),
        ]}
        onChange={(start) => setOptions({ ...options, start })}
      />
      <p className={styles.ours}>{t('content.ours')}</p>
    </div>
  );
}
