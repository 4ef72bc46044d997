import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { LEVELS } from '../../seats/levels.ts';
import { useT } from '../texts/index.ts';
import styles from './PlayOnDialog.module.css';
import { type Departure, type Players, startPlayOn } from './startPlayOn.ts';
import { usePlayOnWords } from './texts/index.ts';

interface Props {
  readonly departure: Departure;
  onClose(): void;
}

const PERSON = 'person';

/** Who sits where in the game that goes on from a moment. */
export function PlayOnDialog({ departure, onClose }: Props) {
  const t = usePlayOnWords();
  const tableWords = useT();
  const { seats, viewer } = departure;
  const [players, setPlayers] = useState<Players>(() => seats.map(({ bot }) => bot));
  const [isStarting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    void startPlayOn(departure, players).catch(() => setStarting(false));
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button kind="primary" aria-busy={isStarting} onClick={isStarting ? undefined : start}>
        {t('start')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('title')} onClose={onClose} footer={footer}>
      <p>
        {t('text')} {viewer === 'spectator' ? t('open') : t('seen', { name: seats[viewer].name })}
      </p>
      <ol className={styles.seats}>
        {seats.map(({ seat, name, colour, charge }) => (
          <li key={seat}>
            <Crest colour={colour} charge={charge} size={34} />
            <b>{name}</b>
            <select
              aria-label={t('who', { name })}
              value={players[seat] ?? PERSON}
              onChange={({ target: { value } }) => setPlayers(players.with(seat, value === PERSON ? undefined : value))}
            >
              <option value={PERSON}>{tableWords('seat.person')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {tableWords(`seat.bot.${level}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
