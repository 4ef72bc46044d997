import type { AnyGame, OptionSpec } from '@three-crowns/core';
import { Icon } from '../../design/icons/Icon.tsx';
import { Link, pathOf } from '../../navigation/router.tsx';
import { type Choice, Choices } from '../../newGame/Choices.tsx';
import { type Draft, isSeatNumber, textKey } from '../../newGame/draft.ts';
import type { NewGameForm } from '../../newGame/form.ts';
import type { Trouble } from '../../storage/readRecord.ts';
import { useT } from '../../words/texts/index.ts';
import { useGameWords } from '../../words/words.ts';
import { CustomContent } from './CustomContent.tsx';
import { HintChoice } from './HintChoice.tsx';
import styles from './Options.module.css';

interface Props {
  readonly game: AnyGame;
  readonly draft: Draft;
  readonly names: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

interface Fields extends Props {
  readonly form: NewGameForm | undefined;
  /** What the game says of the options as they are. */
  readonly trouble: Trouble | undefined;
}

/** The fields the game brings, else every option of its list with the game's own words where it has any. */
export function Options({ form, trouble, ...props }: Fields) {
  const { game, draft, names, onChange } = props;
  const content = game.options.find(({ key }) => key === 'content');
  return (
    <div className={styles.options}>
      {form === undefined ? (
        game.options
          .filter((option) => option !== content)
          .map((option) => <OneOption key={option.key} option={option} {...props} />)
      ) : (
        <form.NewGameOptions
          {...{ game, names, trouble }}
          options={draft.options}
          seats={draft.seats.length}
          setOptions={(options) => onChange({ ...draft, options })}
        />
      )}
      <HintChoice draft={draft} onChange={onChange} />
      {content !== undefined && <ContentOption option={content} {...props} />}
    </div>
  );
}

type OptionProps = Props & { readonly option: OptionSpec };

function OneOption({ option, game, draft, names, onChange }: OptionProps) {
  const choices = useChoices(game, option, names);
  const words = useOptionWords(game, option);
  return (
    <Choices
      label={words.name}
      note={words.about}
      value={String(draft.options[option.key])}
      choices={choices}
      onChange={(value) => onChange({ ...draft, options: { ...draft.options, [option.key]: value } })}
    />
  );
}

function ContentOption({ option, game, draft, names, onChange }: OptionProps) {
  const t = useT();
  const choices = useChoices(game, option, names);
  const words = useOptionWords(game, option);
  return (
    <div className={styles.content}>
      {/* One of one is no choice, until there are values of one's own beside it. */}
      {(choices.length > 1 || draft.custom !== undefined) && (
        <Choices
          label={words.name}
          note={words.about}
          value={draft.custom === undefined ? String(draft.options.content) : ''}
          choices={choices}
          onChange={(content) => onChange({ ...draft, options: { ...draft.options, content }, custom: undefined })}
        />
      )}
      <p className={styles.mark}>
        <Icon name="search" size={20} />
        <span>
          <strong>{t('new.reconstructed')}.</strong> {t('new.reconstructedNote')}{' '}
          <Link href={pathOf({ page: 'learn', game: game.id })}>{t('new.reconstructedLink')}</Link>
        </span>
      </p>
      <CustomContent game={game} draft={draft} onChange={onChange} />
    </div>
  );
}

function useOptionWords(game: AnyGame, { key, about }: OptionSpec): { name: string; about: string } {
  const say = useGameWords(game.words.texts, []);
  const nameKey = textKey(game, `option.${key}`);
  const aboutKey = textKey(game, `option.${key}.about`);
  return {
    name: nameKey === undefined ? key : say({ key: nameKey }),
    about: aboutKey === undefined ? about : say({ key: aboutKey }),
  };
}

/** A value that is the number of a seat stands for who sits there; seats that are not there are left out. */
function useChoices(game: AnyGame, { key, values }: OptionSpec, names: readonly string[]): Choice[] {
  const say = useGameWords(game.words.texts, names);
  return values
    .filter((value) => !isSeatNumber(value) || Number(value) <= names.length)
    .map((value) => {
      const seat = Number(value) - 1;
      if (isSeatNumber(value)) return { value, name: names[seat], seat };
      const nameKey = textKey(game, `option.${key}.${value}`, `${key}.${value}`);
      const aboutKey = nameKey === undefined ? undefined : textKey(game, `${nameKey}.about`);
      return {
        value,
        name: nameKey === undefined ? value : say({ key: nameKey }),
        about: aboutKey === undefined ? undefined : say({ key: aboutKey }),
      };
    });
}
