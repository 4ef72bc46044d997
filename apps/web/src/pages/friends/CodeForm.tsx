import { useState } from 'react';
import { go, pathOf } from '../../navigation/router.tsx';
import { api, type RefusalReason, refusalOf } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { CodeField } from './CodeField.tsx';
import { linkIn } from './pasted.ts';
import { isUnknown } from './unknown.ts';

/** Three spoken words lead to a table, and so does a link. */
export function CodeForm() {
  const w = useOnlineWords();
  const [problem, setProblem] = useState<RefusalReason>();
  const find = async (code: string) => {
    const link = linkIn(code);
    if (link !== undefined) return go(link);
    try {
      const { id } = await api.spoken(code);
      go(`${pathOf({ page: 'sit', id })}?code=${encodeURIComponent(code)}`);
    } catch (error) {
      setProblem(refusalOf(error));
    }
  };
  return (
    <CodeField
      label={w('code')}
      placeholder={w('code.field')}
      button={w('code.go')}
      capitals="none"
      onTyped={find}
      note={() =>
        problem !== undefined && <p role="alert">{w(isUnknown(problem) ? 'code.wrong' : `refused.${problem}`)}</p>
      }
    />
  );
}
