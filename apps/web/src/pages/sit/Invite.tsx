import { useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import field from '../../design/field.module.css';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import type { TableSummary } from '../../online/api.ts';
import { onlineId } from '../../online/ids.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { useOrigin } from '../../online/useOrigin.ts';
import { copyText } from '../../storage/exporting.ts';
import { Sheet } from '../frame/Page.tsx';
import styles from './Invite.module.css';
import { invitationTo } from './invitation.ts';
import { QrCode } from './QrCode.tsx';
import { useSpoken } from './useSpoken.ts';

/** How others come to this table: a code to point a phone at, a link, three words to say. */
export function Invite({ table: { id, visibility, status, chairs, commitment } }: { readonly table: TableSummary }) {
  const w = useOnlineWords();
  const { link } = invitationTo(id, location);
  const { origin, isOnlyHere } = useOrigin();
  const written = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [tries, setTries] = useState(0);
  const { words, problem } = useSpoken(id, NOTHING, tries);
  if (status !== 'open') return <Over id={id} />;
  const secret = link === undefined ? '' : `#${link}`;
  const address = `${origin}${pathOf({ page: 'sit', id })}${secret}`;
  const isFull = chairs.every(({ kind }) => kind !== 'free');
  const canInvite = link !== undefined || visibility === 'public';
  const copy = () => {
    // Where the browser does not copy by itself, the keyboard does.
    written.current?.select();
    void copyText(address).then(setCopied);
  };
  const heading = isFull
    ? { title: w('sit.full') }
    : { title: w('invite'), note: w(canInvite ? 'invite.text' : 'invite.elsewhere') };
  return (
    <Sheet {...heading}>
      <div className={styles.invite}>
        {canInvite && !isFull && (
          <>
            <QrCode text={address} label={w('invite.qr')} />
            <div className={styles.link}>
              <input
                ref={written}
                type="text"
                className={field.field}
                readOnly
                aria-label={w('invite.link')}
                value={address}
                onFocus={selectAll}
              />
              <Button onClick={copy}>{w(isCopied ? 'invite.copied' : 'invite.copy')}</Button>
            </div>
            {isOnlyHere && <p className={styles.onlyHere}>{w('invite.onlyHere')}</p>}
            {/* Over plain HTTP no browser has it. */}
            {navigator.share !== undefined && (
              <Button onClick={() => void navigator.share({ url: address }).catch(calledOff)}>
                <Icon name="upload" size={18} /> {w('invite.send')}
              </Button>
            )}
          </>
        )}
        {isFull ? null : words === undefined ? (
          <Button onClick={() => setTries(tries + 1)}>
            <Icon name="people" size={18} /> {w('invite.say')}
          </Button>
        ) : (
          <p className={styles.spoken}>
            {w('invite.spoken')} <b lang="en">{words}</b>
          </p>
        )}
        {problem !== undefined && !isFull && (
          <p role="alert" className={styles.problem}>
            {w(`refused.${problem}`)}
          </p>
        )}
        <Button href={`${pathOf({ page: 'tv', id })}${secret}`} target="_blank">
          <Icon name="television" size={18} /> {w('invite.television')}
        </Button>
        {canInvite && !isFull && <small>{w('invite.until')}</small>}
        <small className={styles.fair}>{w('wait.fair', { commitment })}</small>
      </div>
    </Sheet>
  );
}

/** Who comes by an old link to a game he has played. */
function Over({ id }: { readonly id: string }) {
  const w = useOnlineWords();
  return (
    <Sheet title={w('sit.over')}>
      <Button kind="primary" href={pathOf({ page: 'table', id: onlineId(id) })}>
        {w('sit.toTable')}
      </Button>
    </Sheet>
  );
}

/** Who sits here is asked for no invitation. */
const NOTHING = {};
/** By the person. */
const calledOff = () => {};

const selectAll = ({ target }: { readonly target: HTMLInputElement }): void => target.select();
