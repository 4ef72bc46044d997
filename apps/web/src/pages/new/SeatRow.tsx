import { Crest } from '../../design/Crest.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { NAME_LENGTH, type SeatDraft } from '../../newGame/draft.ts';
import { LEVELS, USUAL_LEVEL } from '../../seats/levels.ts';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../seats/seats.ts';
import { useT } from '../../words/texts/index.ts';
import styles from './SeatRow.module.css';

interface Props {
  readonly index: number;
  readonly seat: SeatDraft;
  /** What it is called now: typed, or the default. */
  readonly name: string;
  readonly canLeave: boolean;
  readonly onChange: (change: Partial<SeatDraft>) => void;
  readonly onLeave: () => void;
}

export function SeatRow({ index, seat, name, canLeave, onChange, onLeave }: Props) {
  const t = useT();
  const number = index + 1;
  return (
    <li className={styles.row} style={{ '--seat': `var(--${SEAT_COLOURS[index]})` }}>
      <Crest colour={SEAT_COLOURS[index]} charge={SEAT_CHARGES[index]} size={46} named className={styles.crest} />
      <input
        className={styles.name}
        type="text"
        aria-label={t('new.name', { seat: number })}
        value={seat.name ?? name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ name: target.value })}
        onBlur={() => {
          if (seat.name?.trim() === '') onChange({ name: undefined });
        }}
      />
      <Segmented
        label={t('new.kind', { seat: number })}
        value={seat.bot === undefined ? 'person' : 'bot'}
        onChange={(kind) => onChange({ bot: kind === 'person' ? undefined : USUAL_LEVEL })}
        options={[
          { value: 'person', label: <Kind icon="person" name={t('seat.person')} /> },
          { value: 'bot', label: <Kind icon="robot" name={t('seat.bot')} /> },
        ]}
      />
      <div className={styles.level}>
        {seat.bot !== undefined && (
          <select
            className={styles.levels}
            aria-label={t('new.level', { name })}
            value={seat.bot}
            onChange={({ target }) => onChange({ bot: LEVELS.find((level) => level === target.value) })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`bot.${level}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      {canLeave && (
        <IconButton label={t('new.remove', { name })} className={styles.leave} onClick={onLeave}>
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </li>
  );
}

function Kind({ icon, name }: { readonly icon: 'person' | 'robot'; readonly name: string }) {
  return (
    <>
      <Icon name={icon} size={18} />
      <span className={styles.kind}>{name}</span>
    </>
  );
}
