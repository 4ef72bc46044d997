import field from '../../design/field.module.css';
import { NAME_LENGTH } from '../../newGame/draft.ts';
import { nameTyped } from '../../online/names.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import styles from './NameField.module.css';

interface Props {
  readonly value: string;
  onChange(value: string): void;
}

/** How the others will read one's name. */
export function NameField({ value, onChange }: Props) {
  const w = useOnlineWords();
  return (
    <label className={styles.name}>
      <span>{w('name')}</span>
      <input
        type="text"
        className={field.field}
        value={value}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        spellCheck={false}
        onChange={({ target }) => onChange(nameTyped(target.value))}
      />
      <small>{w('name.keep')}</small>
    </label>
  );
}
