import { useId } from 'react';
import styles from '../../../../learn/RulingSearch.module.css';

interface Props<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** Radio buttons that may take several lines. */
export function Chips<Value extends string>({ legend, value, choices, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {choices.map(([one, text]) => (
          <label key={one} className={styles.chip}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
