import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { PlayOnDialog } from './PlayOnDialog.tsx';
import { canDepart, type Departure } from './startPlayOn.ts';
import { usePlayOnWords } from './texts/index.ts';

/** Plays on from the moment on the screen; nothing where the game is over. */
export function PlayOn({ departure }: { readonly departure: Departure }) {
  const t = usePlayOnWords();
  const [isOpen, setOpen] = useState(false);
  if (!canDepart(departure)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon name="play" size={18} /> {t('title')}
      </Button>
      {isOpen && <PlayOnDialog departure={departure} onClose={() => setOpen(false)} />}
    </>
  );
}
