import { useEffect, useState } from 'react';
import { formOf } from '../../games/load.ts';
import type { NewGameForm } from '../../newGame/form.ts';

/** The option fields a game brings; `loading` until it is known whether it does. */
export function useForm(id: string): NewGameForm | 'loading' | undefined {
  const [form, setForm] = useState<NewGameForm | 'loading' | undefined>('loading');
  useEffect(() => {
    let isGone = false;
    const done = (loaded: NewGameForm | undefined) => {
      if (!isGone) setForm(() => loaded);
    };
    // Without them the plain list of options serves.
    formOf(id).then(done, () => done(undefined));
    return () => {
      isGone = true;
    };
  }, [id]);
  return form;
}
