import { Choices } from '../../newGame/Choices.tsx';
import { type Draft, personsAmong } from '../../newGame/draft.ts';
import { givesHints } from '../../storage/hints.ts';
import { useNewWords } from './texts/index.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Whether the coach may be asked at this table. Between people that is agreed before the game begins. */
export function HintChoice({ draft, onChange }: Props) {
  const t = useNewWords();
  const persons = personsAmong(draft.seats);
  if (persons === 0) return null;
  const isAlone = persons === 1;
  return (
    <Choices
      label={t('hints')}
      note={t(isAlone ? 'hints.alone' : 'hints.together')}
      value={givesHints(persons, draft.hints) ? 'on' : 'off'}
      choices={[
        { value: 'on', name: t(isAlone ? 'hints.on' : 'hints.agreed') },
        { value: 'off', name: t('hints.off') },
      ]}
      onChange={(value) => onChange({ ...draft, hints: value === 'on' ? 'on' : 'off' })}
    />
  );
}
