import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import field from '../../design/field.module.css';
import { go, pathOf } from '../../navigation/router.tsx';
import { api, type RefusalReason, refusalOf } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import styles from './CodeForm.module.css';

/** Three spoken words lead to a table. */
export function CodeForm() {
  const w = useOnlineWords();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<RefusalReason>();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    try {
      const { id } = await api.spoken(code);
      go(`${pathOf({ page: 'sit', id })}?code=${encodeURIComponent(code.trim())}`);
    } catch (error) {
      setProblem(refusalOf(error));
    }
  };
  return (
    <form className={styles.code} onSubmit={find}>
      <label>
        <span>{w('code')}</span>
        <input
          type="text"
          className={field.field}
          value={code}
          placeholder={w('code.field')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <Button type="submit">{w('code.go')}</Button>
      {problem !== undefined && <p role="alert">{w(`refused.${problem}`)}</p>}
    </form>
  );
}
