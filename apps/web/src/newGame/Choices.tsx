import { useId } from 'react';
import { Crest } from '../design/Crest.tsx';
import { SEAT_CHARGES, SEAT_COLOURS } from '../seats/seats.ts';
import styles from './Choices.module.css';

export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly about?: string | undefined;
  /** Whose crest it shows. */
  readonly seat?: number;
}

interface Props {
  readonly label: string;
  readonly note: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** One of several, each with room to say what it means: radio buttons drawn as small cards. */
export function Choices({ label, note, value, choices, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.note}>{note}</p>
      <div className={styles.cards} data-told={choices.some(({ about }) => about !== undefined) ? '' : undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face}>
              {choice.seat !== undefined && (
                <Crest colour={SEAT_COLOURS[choice.seat]} charge={SEAT_CHARGES[choice.seat]} size={24} />
              )}
              <span>
                <strong>{choice.name}</strong>
                {choice.about !== undefined && <small>{choice.about}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
