import type { Seat } from '@three-crowns/core';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { NAME_LENGTH, type SeatDraft } from '../../newGame/draft.ts';
import { LEVELS } from '../../seats/levels.ts';
import { useT } from '../../words/texts/index.ts';
import { Place } from '../hall/Hall.tsx';
import styles from './SeatPlace.module.css';

interface Props {
  readonly seat: Seat;
  readonly draft: SeatDraft;
  /** What it is called now: typed, or the default. */
  readonly name: string;
  readonly canLeave: boolean;
  readonly onChange: (change: Partial<SeatDraft>) => void;
  readonly onLeave: () => void;
}

/** The value of the list for a person; every other one is a level of the computer. */
const PERSON = 'person';

/** A chair with its plate: the name, and a person or how well the computer plays. */
export function SeatPlace({ seat, draft, name, canLeave, onChange, onLeave }: Props) {
  const t = useT();
  const number = seat + 1;
  const corner = canLeave && (
    <IconButton label={t('new.remove', { name })} kind="plain" onClick={onLeave}>
      <Icon name="close" size={18} />
    </IconButton>
  );
  return (
    <Place seat={seat} corner={corner}>
      <input
        className={styles.name}
        type="text"
        aria-label={t('new.name', { seat: number })}
        value={draft.name ?? name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ name: target.value })}
        onBlur={() => {
          if (draft.name?.trim() === '') onChange({ name: undefined });
        }}
      />
      <label className={styles.who}>
        <Icon name={draft.bot === undefined ? 'person' : 'robot'} size={20} />
        <select
          aria-label={t('new.kind', { seat: number })}
          value={draft.bot ?? PERSON}
          onChange={({ target }) => onChange({ bot: LEVELS.find((level) => level === target.value) })}
        >
          <option value={PERSON}>{t('seat.person')}</option>
          <optgroup label={t('seat.bot')}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`bot.${level}`)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
    </Place>
  );
}
