import { CHAT_LENGTH } from '@three-crowns/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import type { Together } from '../session/together.ts';
import styles from './Talk.module.css';
import { useTogetherWords } from './texts/index.ts';

interface Props {
  readonly together: Together;
  say(text: string): void;
}

/** What is said at the table. Players and those who watch talk apart; the server gives each only their own. */
export function Talk({ together: { chat, mine }, say }: Props) {
  const t = useTogetherWords();
  const [isMuted, setMuted] = useState(false);
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const count = chat.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '') say(said);
    setText('');
  };
  const label = t(mine.length > 0 ? 'talk.field' : 'talk.watchers');
  return (
    <section className={styles.talk}>
      <header>
        <h3>{t('talk')}</h3>
        <Button kind="quiet" size="small" aria-pressed={isMuted} onClick={() => setMuted(!isMuted)}>
          {t(isMuted ? 'talk.unmute' : 'talk.mute')}
        </Button>
      </header>
      {isMuted ? (
        <p>{t('talk.muted')}</p>
      ) : (
        <ol className={styles.lines} role="log" aria-label={t('talk')}>
          {count === 0 && <li>{t('talk.none')}</li>}
          {chat.map(({ id, name, text: said }, i) => (
            <li key={id} ref={i === count - 1 ? end : undefined}>
              <b>{name}</b> {said}
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={send}>
        <input
          type="text"
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={CHAT_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t('talk.send')}</Button>
      </form>
    </section>
  );
}
