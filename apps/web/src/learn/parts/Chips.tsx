import { useId } from 'react';
import styles from './Chips.module.css';

interface Chip<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly about?: string;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly chips: readonly Chip<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Radio buttons that may take several lines. */
export function Chips<Value extends string>({ legend, value, chips, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.chip} title={chip.about}>
            <input type="radio" name={name} checked={chip.value === value} onChange={() => onChange(chip.value)} />
            <span>{chip.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
