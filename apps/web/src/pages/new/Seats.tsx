import type { AnyGame } from '@three-crowns/core';
import { Button } from '../../design/Button.tsx';
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
import { Hall, Place } from '../hall/Hall.tsx';
import { SeatPlace } from './SeatPlace.tsx';

interface Props {
  readonly game: AnyGame;
  readonly draft: Draft;
  readonly names: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

/** Who sits down, chair by chair, and a free chair while the game has one. */
export function Seats({ game, draft, names, onChange }: Props) {
  const t = useT();
  const { seats } = draft;
  const { min, max } = game.seats;
  const presets = presetsOf(game);
  return (
    <Hall
      title={t('new.table')}
      note={t('new.tableNote')}
      tools={
        presets.length > 1 && (
          <Segmented<Preset>
            label={t('new.preset')}
            on="oak"
            value={presetOf(draft)}
            onChange={(preset) => onChange(withSeats(game, draft, presetSeats(game, preset)))}
            options={presets.map((each) => ({ value: each, label: t(`new.preset.${each}`) }))}
          />
        )
      }
    >
      {seats.map((seat, i) => (
        <SeatPlace
          key={seat.key}
          seat={i}
          draft={seat}
          name={names[i]}
          canLeave={seats.length > min}
          onChange={(change) => onChange(changeSeat(draft, i, change))}
          onLeave={() => onChange(removeSeat(game, draft, i))}
        />
      ))}
      {seats.length < max && (
        <Place seat={seats.length} isFree>
          <Button onClick={() => onChange(addSeat(draft))}>{t('new.add')}</Button>
        </Place>
      )}
    </Hall>
  );
}
