import type { ReactNode } from 'react';
import { Segmented } from '../../design/Segmented.tsx';
import { GAMES } from '../../games/list.ts';
import { PACE_NAMES } from '../../online/paces.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import styles from './SieveRow.module.css';
import type { Sieve } from './sieve.ts';

const ANY = 'any';
/** More are seldom free at once. */
const LEAST_FREE = [1, 2, 3];

interface Props {
  readonly sieve: Sieve;
  onChange(sieve: Sieve): void;
}

/** Above many open tables: which game, how fast, and room for how many. */
export function SieveRow({ sieve, onChange }: Props) {
  const w = useOnlineWords();
  const { game: _game, ...anyGame } = sieve;
  const { pace: _pace, ...anyPace } = sieve;
  return (
    <div className={styles.row}>
      <Segmented
        label={w('new.game')}
        value={sieve.game ?? ANY}
        onChange={(game) => onChange(game === ANY ? anyGame : { ...sieve, game })}
        options={[
          { value: ANY, label: w('sieve.all') },
          ...GAMES.map(({ facts: { id, name } }) => ({ value: id, label: name })),
        ]}
      />
      <Choice
        label={w('new.pace')}
        value={sieve.pace ?? ANY}
        onChoose={(value) => {
          const pace = PACE_NAMES.find((one) => one === value);
          onChange(pace === undefined ? anyPace : { ...sieve, pace });
        }}
      >
        <option value={ANY}>{w('sieve.any')}</option>
        {PACE_NAMES.map((pace) => (
          <option key={pace} value={pace}>
            {w(`pace.${pace}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={w('sieve.free')}
        value={String(sieve.free)}
        onChoose={(value) => onChange({ ...sieve, free: Number(value) })}
      >
        {LEAST_FREE.map((count) => (
          <option key={count} value={count}>
            {w('sieve.least', { count })}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
  onChoose(value: string): void;
}

function Choice({ label, value, children, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </label>
  );
}
