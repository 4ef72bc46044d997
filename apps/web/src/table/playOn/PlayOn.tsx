import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { PlayOnDialog } from './PlayOnDialog.tsx';
import { canDepart, type Departure } from './startPlayOn.ts';
import { usePlayOnWords } from './texts/index.ts';

interface Props {
  readonly departure: Departure;
  readonly size?: 'small' | 'normal';
}

/** Plays on from the moment on the screen; nothing where the game is over. */
export function PlayOn({ departure, size = 'small' }: Props) {
  const t = usePlayOnWords();
  const [isOpen, setOpen] = useState(false);
  if (!canDepart(departure)) return null;
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        <Icon name="play" size={18} /> {t('title')}
      </Button>
      {isOpen && <PlayOnDialog departure={departure} onClose={() => setOpen(false)} />}
    </>
  );
}
