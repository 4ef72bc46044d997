import { useMemo, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { copyText, recordText, saveRecord } from '../../storage/exporting.ts';
import { useTableWords } from '../../words/words.ts';
import type { GameScreen } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import styles from './Log.module.css';
import { logOf } from './log.ts';

interface Props {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly screen: GameScreen;
}

export function LogDrawer({ open, onClose, ...rest }: Props & { readonly open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Drawer open={open} title={t('log')} onClose={onClose} modal={false}>
      <LogPanel {...rest} />
    </Drawer>
  );
}

/** What happened, the latest turn first; every line leads to its moment. */
function LogPanel({ session, snapshot, screen }: Props) {
  const t = useT();
  const { game, moments, seats, at } = snapshot;
  const words = useTableWords({ game, seats });
  const groups = useMemo(() => logOf(game, moments, screen.beginsTurn).reverse(), [game, moments, screen]);
  return (
    <div className={styles.log} data-log="">
      <Tools session={session} />
      {groups.length === 0 && <p>{t('log.empty')}</p>}
      {groups.map(({ seat, head, lines }) => {
        const info = seat === undefined ? undefined : seats[seat];
        const title = head === undefined ? t('log.start') : words(head.message);
        const first = head?.ply ?? lines[0]?.ply ?? 0;
        return (
          <section key={`${first} ${seat}`} style={{ '--seat': `var(--${info?.colour ?? 'oak'})` }}>
            <h3>
              {info !== undefined && <Crest colour={info.colour} charge={info.charge} size={24} />}
              <button type="button" title={t('log.jump')} onClick={() => session.show(first)}>
                {title}
              </button>
            </h3>
            <ol>
              {lines.map(({ ply, message }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
                <li key={n} aria-current={snapshot.status === 'replay' && ply === at ? 'true' : undefined}>
                  <button type="button" title={t('log.jump')} onClick={() => session.show(ply)}>
                    {words(message)}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function Tools({ session }: { readonly session: TableSession }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(recordText(session.recordForViewer())));
  return (
    <p className={styles.tools}>
      <Button size="small" onClick={() => saveRecord(session.recordForViewer())}>
        <Icon name="download" size={18} /> {t('log.save')}
      </Button>
      <Button size="small" onClick={copy}>
        {isCopied && <Icon name="tick" size={18} />} {t(isCopied ? 'log.copied' : 'log.copy')}
      </Button>
    </p>
  );
}
