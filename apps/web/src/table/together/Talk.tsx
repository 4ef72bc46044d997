import { CHAT_LENGTH } from '@three-crowns/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import field from '../../design/field.module.css';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import type { Together } from '../session/together.ts';
import styles from './Talk.module.css';
import { useTogetherWords } from './texts/index.ts';
import type { TalkState } from './useTalk.ts';

interface Props {
  readonly together: Together;
  readonly seats: readonly SeatInfo[];
  readonly talk: TalkState;
  say(text: string): void;
}

/** What is said often, by one press. */
const QUICK = ['talk.quick.well', 'talk.quick.moment', 'talk.quick.thanks'] as const;

/** What is said at the table. Players and those who watch talk apart; the server gives each only their own. */
export function Talk({ together, seats, talk, say }: Props) {
  const t = useTogetherWords();
  const { isMuted } = talk;
  const isSeated = together.mine.length > 0;
  return (
    <section className={styles.talk} data-talk="">
      <header>
        <h3>{t(isSeated ? 'talk' : 'talk.ofWatchers')}</h3>
        <IconButton
          label={t(isMuted ? 'talk.unmute' : 'talk.mute')}
          aria-pressed={isMuted}
          onClick={() => talk.mute(!isMuted)}
        >
          <Icon name={isMuted ? 'sound-off' : 'sound-on'} size={20} />
        </IconButton>
      </header>
      {isMuted ? <p className={styles.muted}>{t('talk.muted')}</p> : <Lines {...{ together, seats }} />}
      <div className={styles.quick} data-quick="">
        {QUICK.map((key) => (
          <button key={key} type="button" onClick={() => say(t(key))}>
            {t(key)}
          </button>
        ))}
      </div>
      <Say label={t(isSeated ? 'talk.field' : 'talk.watchers')} say={say} />
    </section>
  );
}

function Lines({ together: { chat, saying }, seats }: Pick<Props, 'together' | 'seats'>) {
  const t = useTogetherWords();
  const list = useRef<HTMLDivElement>(null);
  const count = chat.length + saying.length;
  useEffect(() => {
    // The page itself stays where it is.
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <div ref={list} className={styles.lines} role="log" aria-label={t('talk')} tabIndex={0}>
      {count === 0 && <p className={styles.none}>{t('talk.none')}</p>}
      {chat.map(({ id, room, name, text }) => {
        // Who watches may go by any name.
        const seat = room === 'players' ? seats.find((one) => one.name === name) : undefined;
        return (
          <p key={id}>
            {seat !== undefined && <Crest colour={seat.colour} charge={seat.charge} size={22} />}
            <span>
              <b>{name || t('talk.nameless')}</b> <bdi>{text}</bdi>
            </span>
          </p>
        );
      })}
      {saying.map(({ id, text }) => (
        <p key={id} className={styles.saying}>
          <span>
            <bdi>{text}</bdi> <small>{t('talk.underWay')}</small>
          </span>
        </p>
      ))}
    </div>
  );
}

function Say({ label, say }: { readonly label: string; say(text: string): void }) {
  const t = useTogetherWords();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '') say(said);
    setText('');
  };
  return (
    <form onSubmit={send}>
      <input
        type="text"
        className={field.field}
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={CHAT_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" aria-label={t('talk.send')} title={t('talk.send')}>
        <Icon name="arrow-right" size={20} />
      </Button>
    </form>
  );
}
