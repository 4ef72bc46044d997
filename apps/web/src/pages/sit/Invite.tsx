import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import field from '../../design/field.module.css';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { api, type TableSummary } from '../../online/api.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { copyText } from '../../storage/exporting.ts';
import { Sheet } from '../frame/Page.tsx';
import styles from './Invite.module.css';
import { invitationIn } from './invitation.ts';
import { QrCode } from './QrCode.tsx';

/** How others come to this table: a code to point a phone at, a link, three words to say. */
export function Invite({ table: { id, visibility, status, chairs, commitment } }: { readonly table: TableSummary }) {
  const w = useOnlineWords();
  const { link } = invitationIn(location);
  const [isCopied, setCopied] = useState(false);
  const [spoken, setSpoken] = useState<string>();
  if (status !== 'open') return <Sheet title={w('sit.mayCome')}>{null}</Sheet>;
  const address = `${location.origin}${pathOf({ page: 'sit', id })}${link === undefined ? '' : `#${link}`}`;
  const isFull = chairs.every(({ kind }) => kind !== 'free');
  const canShare = link !== undefined || visibility === 'public';
  const heading = isFull
    ? { title: w('sit.full') }
    : { title: w('invite'), note: w(canShare ? 'invite.text' : 'invite.elsewhere') };
  return (
    <Sheet {...heading}>
      <div className={styles.invite}>
        {canShare && !isFull && (
          <>
            <QrCode text={address} label={w('invite.qr')} />
            <div className={styles.link}>
              <input
                type="text"
                className={field.field}
                readOnly
                aria-label={w('invite.link')}
                value={address}
                onFocus={selectAll}
              />
              <Button onClick={() => void copyText(address).then(() => setCopied(true))}>
                {w(isCopied ? 'invite.copied' : 'invite.copy')}
              </Button>
            </div>
          </>
        )}
        {isFull ? null : spoken === undefined ? (
          <Button onClick={() => void api.speak(id).then(({ code }) => setSpoken(code))}>
            <Icon name="people" size={18} /> {w('invite.say')}
          </Button>
        ) : (
          <p className={styles.spoken}>
            {w('invite.spoken')} <b lang="en">{spoken}</b>
          </p>
        )}
        <Button href={`${pathOf({ page: 'tv', id })}${location.hash}`} target="_blank">
          <Icon name="television" size={18} /> {w('invite.television')}
        </Button>
        {!isFull && <small>{w('invite.until')}</small>}
        <small className={styles.fair}>{w('wait.fair', { commitment })}</small>
      </div>
    </Sheet>
  );
}

const selectAll = ({ target }: { readonly target: HTMLInputElement }): void => target.select();
