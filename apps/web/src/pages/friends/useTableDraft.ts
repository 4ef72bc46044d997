/** The game of a table about to be opened: what its rules are and what of them was chosen. */
import type { AnyGame } from '@three-crowns/core';
import { useMemo, useState } from 'react';
import { type Draft, newDraft, withSeats } from '../../newGame/draft.ts';
import type { NewGameForm } from '../../newGame/form.ts';
import type { Level } from '../../seats/levels.ts';
import type { Trouble } from '../../storage/readRecord.ts';
import { troubleIn } from '../new/troubleIn.ts';
import { useForm } from '../new/useForm.ts';
import { useRules } from '../new/useRules.ts';

/** Who sits on a chair besides the one who opens the table: undefined for a free one. */
export type Company = readonly (Level | undefined)[];

export interface TableSetting {
  readonly game: AnyGame;
  readonly form: NewGameForm | undefined;
  readonly draft: Draft;
  readonly trouble: Trouble | undefined;
  change(draft: Draft): void;
}

/** Undefined until the game is loaded. Another game begins with its own usual options. */
export function useTableDraft(id: string, others: Company): TableSetting | undefined {
  const rules = useRules(id);
  const form = useForm(id);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly draft: Draft }>();
  return useMemo(() => {
    if (rules === undefined || rules === 'loading' || form === 'loading') return undefined;
    const before = chosen?.id === id ? chosen.draft : newDraft(rules, 'friends');
    const seats = [undefined, ...others].map((bot, key) => ({ key, name: undefined, bot }));
    const seated = withSeats(rules, before, seats);
    const draft = form?.fit === undefined ? seated : { ...seated, options: form.fit(seated.options, seats.length) };
    return {
      game: rules,
      form,
      draft,
      trouble: troubleIn(rules, draft),
      change: (next) => setChosen({ id, draft: next }),
    };
  }, [id, rules, form, others, chosen]);
}
