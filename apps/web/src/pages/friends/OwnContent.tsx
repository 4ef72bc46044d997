import { type Draft, newDraft } from '../../newGame/draft.ts';
import { CustomContent } from '../new/CustomContent.tsx';
import { useRules } from '../new/useRules.ts';

interface Props {
  readonly game: string;
  readonly custom: Draft['custom'];
  readonly onChange: (custom: Draft['custom']) => void;
}

/** The values of one's own box, for everybody at the table. */
export function OwnContent({ game, custom, onChange }: Props) {
  const rules = useRules(game);
  if (rules === undefined || rules === 'loading') return null;
  return (
    <CustomContent
      game={rules}
      draft={{ ...newDraft(rules, 'friends'), custom }}
      onChange={(draft) => onChange(draft.custom)}
    />
  );
}
