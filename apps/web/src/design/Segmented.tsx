import { type ReactNode, useId } from 'react';
import { aloud } from './Aloud.tsx';
import { classes } from './classes.ts';
import styles from './Segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Read aloud in place of the label, and shown as a tip. */
  readonly name?: string;
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  /** The label is always read aloud; `shown` also prints it above. */
  readonly labelled?: 'shown' | 'aloud';
  /** oak: on the dark wood of the top bar. */
  readonly on?: 'page' | 'oak';
}

/** One of a few: a group of radio buttons drawn as a row of segments. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, labelled = 'aloud', on = 'page' } = props;
  const name = useId();
  return (
    <fieldset className={classes(styles.group, styles[on])}>
      <legend className={labelled === 'shown' ? styles.legend : aloud}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment} title={option.name} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
