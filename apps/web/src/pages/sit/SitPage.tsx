import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { registered } from '../../games/list.ts';
import { go, pathOf } from '../../navigation/router.tsx';
import { api, type RefusalReason, refusalOf, type TableSummary } from '../../online/api.ts';
import { onlineId } from '../../online/ids.ts';
import { useOnlineWords } from '../../online/texts/index.ts';
import { usePaceWords } from '../../online/usePaceWords.ts';
import { usePolled } from '../../online/usePolled.ts';
import { useT } from '../../words/texts/index.ts';
import { Page } from '../frame/Page.tsx';
import { Chairs } from './Chairs.tsx';
import { Invite } from './Invite.tsx';
import { SitDown } from './SitDown.tsx';
import styles from './SitPage.module.css';
import { useNonces } from './useNonces.ts';

const EVERY = 2000;

/** A table before its game: who is there, how to bring others, and the start. */
export function SitPage({ id }: { readonly id: string }) {
  const t = useT();
  const w = useOnlineWords();
  const {
    value: table,
    problem,
    refresh,
  } = usePolled(
    useCallback(() => api.table(id), [id]),
    EVERY,
  );
  useNonces(table);
  const isSeated = table !== undefined && table.mine.length > 0;
  const isRunning = isSeated && table.status === 'running';
  useEffect(() => {
    if (isRunning) go(pathOf({ page: 'table', id: onlineId(id) }), { replace: true });
  }, [isRunning, id]);
  if (table === undefined) {
    return (
      <Page title={t('sit.title')} lead={problem === undefined ? t('nav.loading') : w(`refused.${problem}`)}>
        <p>
          <Button href={pathOf({ page: 'friends' })}>{t('friends.title')}</Button>
        </p>
      </Page>
    );
  }
  return <Waiting {...{ table, isSeated, refresh }} away={problem} />;
}

interface Props {
  readonly table: TableSummary;
  readonly isSeated: boolean;
  /** Why what stands here may be old. */
  readonly away: RefusalReason | undefined;
  refresh(): void;
}

function Waiting({ table, isSeated, away, refresh }: Props) {
  const w = useOnlineWords();
  const { short } = usePaceWords(table.pace);
  const [problem, setProblem] = useState<RefusalReason>();
  const act = async (deed: Promise<unknown>) => {
    setProblem(undefined);
    await deed.catch((error: unknown) => setProblem(refusalOf(error)));
    refresh();
  };
  const terms = [
    short,
    w(table.visibility === 'link' ? 'sit.byLink' : 'sit.public'),
    ...(table.hints ? [w('hints.yes')] : []),
    ...(table.hasOwnNumbers ? [w('numbers.own')] : []),
  ];
  const name = registered(table.game)?.facts.name ?? table.game;
  return (
    <Page isWide title={name} lead={terms.join(' · ')}>
      <div className={styles.columns} data-seated={isSeated ? '' : undefined}>
        {!isSeated && <SitDown table={table} onDone={refresh} />}
        <div>
          <Chairs table={table} act={act} />
          {/* That the server is out of reach is said for as long as it is. */}
          {problem !== undefined && problem !== 'offline' && (
            <p role="alert" className={styles.problem}>
              {w(`refused.${problem}`)}
            </p>
          )}
          {away !== undefined && (
            <p role="status" className={styles.problem}>
              {w(away === 'offline' ? 'sit.away' : `refused.${away}`)}
            </p>
          )}
        </div>
        {isSeated && <Invite table={table} />}
      </div>
    </Page>
  );
}
