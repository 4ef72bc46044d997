import { useEffect, useState } from 'react';
import { dealIn } from '../../daily/dealId.ts';
import { registered } from '../../games/list.ts';
import { useSettings } from '../../settings/settings.ts';
import { Sheet } from '../frame/Page.tsx';
import styles from './DailyPage.module.css';
import { dateIn } from './date.ts';
import { beaten, type DealRow, deals } from './played.ts';
import { useDailyWords } from './texts/index.ts';

const MOST = 30;

/** Deals of earlier days that were played to the end, the last first. */
export function EarlierDeals({ before }: { readonly before: string }) {
  const w = useDailyWords();
  const { language } = useSettings();
  const [rows, setRows] = useState<readonly DealRow[]>([]);
  useEffect(() => {
    void deals.all().then(setRows);
  }, []);
  const lines = rows
    .flatMap((row) => {
      const deal = dealIn(row.id);
      return deal !== undefined && deal.day < before && row.own !== undefined ? [{ ...row, own: row.own, deal }] : [];
    })
    .sort((a, b) => b.deal.day.localeCompare(a.deal.day))
    .slice(0, MOST);
  if (lines.length === 0) return null;
  return (
    <Sheet title={w('earlier')}>
      <ul className={styles.earlier}>
        {lines.map((row) => {
          const { own, deal, id } = row;
          const { count, of } = beaten(row);
          return (
            <li key={id}>
              <span>{dateIn(language, deal.day)}</span>
              <b>{registered(deal.game)?.facts.name ?? deal.game}</b>
              <span>{w(own.isWon ? 'won' : 'lost', { points: own.points, rival: own.rival })}</span>
              {of > 0 && <span>{w('beaten', { count, of })}</span>}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
