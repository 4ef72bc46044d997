import { useEffect } from 'react';
import { aloud } from '../../design/Aloud.tsx';
import { Crest } from '../../design/Crest.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { FocusArea } from '../areas/FocusArea.tsx';
import { tallyOf } from '../areas/tally.ts';
import type { TableParts } from '../prompt/parts.ts';
import { useT } from '../texts/index.ts';
import { Clock } from '../together/Clock.tsx';
import { useTogetherWords } from '../together/texts/index.ts';
import { Answers } from './Answers.tsx';
import styles from './BesideTable.module.css';

const CALL = 120;

/** The board is on the television: here is what is mine, what is asked of me, and the answers. */
export function BesideTable(parts: TableParts) {
  const { screen, snapshot, view, picking, setPanel } = parts;
  const { actions } = picking;
  const t = useT();
  const w = useTogetherWords();
  const own = view.seats[view.own];
  const isAsked = snapshot.status === 'choose';
  useEffect(() => {
    // Who looks at the television does not look here. Not every phone can shake.
    if (isAsked) navigator.vibrate?.(CALL);
  }, [isAsked]);
  const { phone } = screen;
  return (
    <>
      <header className={styles.bar} style={{ '--seat': `var(--${own.colour})` }}>
        <Crest colour={own.colour} charge={own.charge} size={32} />
        <b className={styles.who}>{own.name}</b>
        <Icon name="television" size={22} title={w('beside.here')} className={styles.television} />
        {snapshot.together !== undefined && (
          <span data-scheme="dark">
            <Clock together={snapshot.together} seat={own} />
          </span>
        )}
        <b className={styles.score}>{tallyOf(screen, view, view.own)}</b>
        <IconButton label={t('menu')} onClick={() => setPanel('menu')}>
          <Icon name="menu" size={24} />
        </IconButton>
      </header>
      <main className={styles.main} data-beside="" data-asked={isAsked ? '' : undefined}>
        <h1 className={aloud}>{view.game.name}</h1>
        {phone?.Purse !== undefined && (
          <div className={styles.purse}>
            <phone.Purse view={view} actions={actions} openOwn={NOTHING} />
          </div>
        )}
        <FocusArea label={t('own', { name: own.name })} part="own" className={styles.own} neighbour={screen.neighbour}>
          <h2 className={styles.title}>
            <Icon name="lock" size={18} /> {w('beside.own')}
          </h2>
          <screen.SeatArea view={view} actions={actions} seat={view.own} />
        </FocusArea>
        <Answers {...parts} />
      </main>
    </>
  );
}

const NOTHING = () => {};
