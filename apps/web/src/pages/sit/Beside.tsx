import type { Seat } from '@three-crowns/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import field from '../../design/field.module.css';
import { Icon } from '../../design/icons/Icon.tsx';
import { NAME_LENGTH } from '../../newGame/draft.ts';
import { api } from '../../online/api.ts';
import { nameTyped } from '../../online/names.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { newSeed } from '../../storage/random.ts';
import styles from './Chairs.module.css';

interface Props {
  readonly table: string;
  readonly seat: Seat;
  act(deed: Promise<unknown>): Promise<void>;
}

/** A free chair for a second person at this device. */
export function Beside({ table, seat, act }: Props) {
  const w = useOnlineWords();
  const [name, setName] = useState<string>();
  if (name === undefined) {
    return (
      <Button size="small" onClick={() => setName('')}>
        <Icon name="people" size={18} /> {w('chair.beside')}
      </Button>
    );
  }
  const sit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void act(api.sit(table, { seat, name: name.trim(), nonce: newSeed() }));
  };
  return (
    <form className={styles.beside} onSubmit={sit}>
      <input
        type="text"
        className={field.field}
        aria-label={w('chair.besideName')}
        placeholder={w('chair.besideName')}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a press
        autoFocus
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setName(nameTyped(target.value))}
      />
      <Button type="submit" size="small" aria-disabled={name.trim() === '' ? true : undefined}>
        {w('sitDown')}
      </Button>
    </form>
  );
}
