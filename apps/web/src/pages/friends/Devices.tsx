import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import field from '../../design/field.module.css';
import { api, type RefusalReason, refusalOf } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { changeSettings } from '../../settings/settings.ts';
import { Sheet } from '../frame/Page.tsx';
import styles from './Devices.module.css';

/** A code is read aloud and typed in two halves. */
const HALF = 5;

interface Props {
  /** This browser has a name at the server. */
  readonly isGuest: boolean;
}

/** Who somebody is, on another device: a code there or from there. And the way to be forgotten. */
export function Devices({ isGuest }: Props) {
  const w = useOnlineWords();
  const [problem, setProblem] = useState<RefusalReason>();
  const act = async (deed: () => Promise<void>) => {
    setProblem(undefined);
    await deed().catch((error: unknown) => setProblem(refusalOf(error)));
  };
  return (
    <Sheet title={w('device')} note={w('device.text')}>
      <div className={styles.devices}>
        {isGuest && <Show act={act} />}
        <Bring isGuest={isGuest} act={act} />
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {w(problem === 'not-found' ? 'device.wrong' : `refused.${problem}`)}
          </p>
        )}
        {isGuest && <Forget act={act} />}
      </div>
    </Sheet>
  );
}

interface Acting {
  act(deed: () => Promise<void>): Promise<void>;
}

function Show({ act }: Acting) {
  const w = useOnlineWords();
  const [code, setCode] = useState<string>();
  if (code === undefined) {
    return (
      <p>
        <Button onClick={() => act(async () => setCode(await api.deviceCode()))}>{w('device.show')}</Button>
      </p>
    );
  }
  return (
    <p role="status">
      {w('device.given')}{' '}
      <b className={styles.code}>
        {code.slice(0, HALF)} {code.slice(HALF)}
      </b>
    </p>
  );
}

function Bring({ isGuest, act }: Acting & Props) {
  const w = useOnlineWords();
  const [typed, setTyped] = useState('');
  const bring = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    void act(async () => {
      await api.carry(typed);
      const guest = await api.guest();
      if (guest !== undefined) changeSettings({ name: guest.name });
      // Everything here was somebody else's.
      location.reload();
    });
  };
  return (
    <form className={styles.bring} onSubmit={bring}>
      <label>
        <span>{w('device.field')}</span>
        <input
          type="text"
          className={field.field}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button type="submit">{w('device.go')}</Button>
      {isGuest && typed.trim() !== '' && <small>{w('device.lose')}</small>}
    </form>
  );
}

function Forget({ act }: Acting) {
  const w = useOnlineWords();
  const [isAsked, setAsked] = useState(false);
  const forget = () =>
    act(async () => {
      await api.forgetGuest();
      changeSettings({ name: '' });
      location.reload();
    });
  if (!isAsked) {
    return (
      <button type="button" className={styles.forget} onClick={() => setAsked(true)}>
        {w('device.forget')}
      </button>
    );
  }
  return (
    <div>
      <p role="status">{w('device.forgetSure')}</p>
      <p className={styles.sure}>
        <Button onClick={() => setAsked(false)}>{w('device.forgetNo')}</Button>
        <Button onClick={forget}>{w('device.forgetYes')}</Button>
      </p>
    </div>
  );
}
