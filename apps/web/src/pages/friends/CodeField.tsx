import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import field from '../../design/field.module.css';
import styles from './CodeField.module.css';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly button: string;
  readonly capitals: 'characters' | 'none';
  onTyped(code: string): void;
  /** What there is to say about what is typed. */
  note(code: string): ReactNode;
}

/** A code that somebody has said or shown: typed, and sent with a key or a press. */
export function CodeField({ label, placeholder, button, capitals, onTyped, note }: Props) {
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '') onTyped(code);
  };
  return (
    <form className={styles.code} onSubmit={send}>
      <label>
        <span>{label}</span>
        <input
          type="text"
          className={field.field}
          value={typed}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize={capitals}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button type="submit">{button}</Button>
      {note(code)}
    </form>
  );
}
