import { SETUPS } from '@three-crowns/valeria/board';
import { Choices } from '../../../newGame/Choices.tsx';
import type { NewGameOptionsProps } from '../../../newGame/form.ts';
import { useGameWords } from '../../../words/words.ts';
import { useBoardWords } from '../texts/index.ts';
import { areasOf, citizensOf, fit, SCHEMES, type Scheme, schemeNamed, schemeOf, withScheme } from './fit.ts';
import styles from './NewGameOptions.module.css';
import { PickAreas, PickCitizens } from './Picks.tsx';
import { Variants } from './Variants.tsx';

/** Set-up, variants, and alone the level of the Dark Lord. */
export function NewGameOptions({ game, options, seats, names, setOptions }: NewGameOptionsProps) {
  const t = useBoardWords();
  const say = useGameWords(game.words.texts, names);
  const change = (part: Readonly<Record<string, unknown>>) => setOptions(fit({ ...options, ...part }, seats));
  const scheme = schemeOf(options);
  const wordsOf = (one: Scheme) =>
    one === 'own'
      ? { name: t('setup.own'), about: t('setup.own.about') }
      : { name: say({ key: `setup.${one}` }), about: say({ key: `setup.${one}.about` }) };
  const named = scheme === 'own' || scheme === 'random' ? undefined : SETUPS[scheme];
  return (
    <div className={styles.options}>
      <Choices
        label={say({ key: 'option.setup' })}
        note={say({ key: 'option.setup.about' })}
        value={scheme}
        choices={SCHEMES.map((value) => ({ value, ...wordsOf(value) }))}
        onChange={(value) => setOptions(fit(withScheme(options, schemeNamed(value)), seats))}
      />
      {scheme !== 'random' && (
        <PickAreas
          say={say}
          areas={named?.areas ?? areasOf(options)}
          onChange={named === undefined ? (areas) => change({ areas }) : undefined}
        />
      )}
      {scheme !== 'random' && options.mixed !== 'on' && (
        <PickCitizens
          say={say}
          citizens={named?.citizens ?? citizensOf(options)}
          onChange={named === undefined ? (citizens) => change({ citizens }) : undefined}
        />
      )}
      {scheme !== 'random' && options.mixed === 'on' && <p className={styles.note}>{t('setup.mixedNote')}</p>}
      <Variants {...{ say, options, seats, change }} />
      <Choices
        label={say({ key: 'option.start' })}
        note={say({ key: 'option.start.about' })}
        value={String(options.start ?? 'random')}
        choices={[
          { value: 'random', name: say({ key: 'option.start.random' }) },
          ...names.map((name, seat) => ({ value: String(seat + 1), name, seat })),
        ]}
        onChange={(start) => change({ start })}
      />
    </div>
  );
}
