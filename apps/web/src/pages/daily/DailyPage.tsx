import { OPPONENT } from '../../daily/deal.ts';
import { GAMES } from '../../games/list.ts';
import { useSettings } from '../../settings/settings.ts';
import { useT } from '../../words/texts/index.ts';
import { Page } from '../frame/Page.tsx';
import styles from './DailyPage.module.css';
import { DealCard } from './DealCard.tsx';
import { dateIn, timeIn } from './date.ts';
import { EarlierDeals } from './EarlierDeals.tsx';
import { useDailyWords } from './texts/index.ts';
import { useToday } from './useToday.ts';

/** The deals of the day, one a game, and those of the days before. */
export function DailyPage() {
  const t = useT();
  const w = useDailyWords();
  const { language } = useSettings();
  const { day, next } = useToday();
  return (
    <Page
      title={t('daily.title')}
      lead={w('lead', { date: dateIn(language, day), level: t(`bot.${OPPONENT}`), time: timeIn(language, next) })}
      isWide
    >
      <div className={styles.deals}>
        {GAMES.map((game) => (
          <DealCard key={`${game.facts.id} ${day}`} game={game} day={day} />
        ))}
      </div>
      <EarlierDeals before={day} />
    </Page>
  );
}
