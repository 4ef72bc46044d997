import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { api, type RefusalReason, refusalOf } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { changeSettings } from '../../settings/settings.ts';
import { Sheet } from '../frame/Page.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './Devices.module.css';
import { TextButton } from './TextButton.tsx';
import { isUnknown } from './unknown.ts';

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
            {w(isUnknown(problem) ? 'device.wrong' : `refused.${problem}`)}
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
  const bring = (code: string) =>
    act(async () => {
      await api.carry(code);
      const guest = await api.guest();
      if (guest !== undefined) changeSettings({ name: guest.name });
      // Everything here was somebody else's.
      location.reload();
    });
  return (
    <CodeField
      label={w('device.field')}
      button={w('device.go')}
      capitals="characters"
      onTyped={bring}
      note={(code) => isGuest && code !== '' && <small>{w('device.lose')}</small>}
    />
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
    return <TextButton onClick={() => setAsked(true)}>{w('device.forget')}</TextButton>;
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
