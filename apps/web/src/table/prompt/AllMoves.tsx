import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useTableWords } from '../../words/words.ts';
import type { Choice, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './AllMoves.module.css';
import { Change } from './ChoiceButton.tsx';
import { groupsOf, matching } from './moveList.ts';

interface Props {
  readonly open: boolean;
  readonly view: TableView;
  onClose(): void;
  onPlay(choice: Choice): void;
}

/** Every legal move in words: the whole game can be played from here. */
export function AllMoves({ open, view, onClose, onPlay }: Props) {
  const t = useT();
  return (
    <Dialog open={open && view.choices.length > 0} title={t('moves.title')} onClose={onClose}>
      <MoveList
        view={view}
        onPlay={(choice) => {
          onClose();
          onPlay(choice);
        }}
      />
    </Dialog>
  );
}

function MoveList({ view, onPlay }: Pick<Props, 'view' | 'onPlay'>) {
  const t = useT();
  const [text, setText] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  // On a touch screen the keyboard would cover the list.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) ref.current?.focus();
  }, []);
  const words = useTableWords(view);
  const named = view.choices.map((choice) => ({ choice, name: words(choice.label) }));
  const found = matching(named, text);
  // From the search down into the list and along it; Enter plays the only move that is left.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (way !== 0) {
      event.preventDefault();
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
      stops[stops.indexOf(document.activeElement as HTMLElement) + way]?.focus();
    } else if (event.key === 'Enter' && event.target === ref.current && found.length === 1) {
      event.preventDefault();
      onPlay(found[0].choice);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and of the buttons in it
    <div onKeyDown={press}>
      <label className={styles.search}>
        <Icon name="search" size={18} />
        <input
          ref={ref}
          type="text"
          value={text}
          aria-label={t('moves.search')}
          placeholder={t('moves.search')}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <span aria-live="polite">{t('moves.count', { count: found.length })}</span>
      </label>
      {found.length === 0 && <p>{t('moves.none', { text })}</p>}
      {groupsOf(found).map((group) => (
        <ul key={group[0].choice.text} className={styles.group}>
          {group.map(({ choice, name }) => (
            <li key={choice.text}>
              <button type="button" onClick={() => onPlay(choice)}>
                <span>{name}</span>
                <code>{choice.text}</code>
                <Change view={view} choice={choice} />
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
