import type { AnyGame } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import {
  addSeat,
  changeSeat,
  type Draft,
  type Preset,
  presetOf,
  presetSeats,
  presetsOf,
  removeSeat,
  withSeats,
} from '../../newGame/draft.ts';
import { useT } from '../../words/texts/index.ts';
import { SeatRow } from './SeatRow.tsx';
import styles from './Seats.module.css';

interface Props {
  readonly game: AnyGame;
  readonly draft: Draft;
  readonly names: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

export function Seats({ game, draft, names, onChange }: Props) {
  const t = useT();
  const { seats } = draft;
  const { min, max } = game.seats;
  const presets = presetsOf(game);
  return (
    <div className={styles.seats}>
      {presets.length > 1 && (
        <Segmented<Preset>
          label={t('new.preset')}
          value={presetOf(draft)}
          onChange={(preset) => onChange(withSeats(game, draft, presetSeats(game, preset)))}
          options={presets.map((each) => ({ value: each, label: t(`new.preset.${each}`) }))}
        />
      )}
      <ol className={styles.rows}>
        {seats.map((seat, i) => (
          <SeatRow
            key={seat.key}
            index={i}
            seat={seat}
            name={names[i]}
            canLeave={seats.length > min}
            onChange={(change) => onChange(changeSeat(draft, i, change))}
            onLeave={() => onChange(removeSeat(game, draft, i))}
          />
        ))}
      </ol>
      {seats.length < max ? (
        <Button onClick={() => onChange(addSeat(draft))}>
          <Icon name="plus" size={18} />
          {t('new.add')}
        </Button>
      ) : (
        <p className={styles.full}>{t('new.most', { count: max })}</p>
      )}
    </div>
  );
}
