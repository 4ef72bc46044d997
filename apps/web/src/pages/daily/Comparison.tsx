import { type Deal, dealId } from '../../daily/dealId.ts';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { LEVELS } from '../../seats/levels.ts';
import { useT } from '../../words/texts/index.ts';
import { ShareBar } from '../plots/ShareBar.tsx';
import styles from './DealCard.module.css';
import { beaten, type DealRow, type Played } from './played.ts';
import { useDailyWords } from './texts/index.ts';
import { useLevels } from './useLevels.ts';

interface Props {
  readonly deal: Deal;
  readonly row: DealRow;
  readonly own: Played;
  readonly rulesVersion: number;
  keep(row: DealRow): void;
}

/** How the person fared, beside what each level makes of the same deal; the levels play when they are asked to. */
export function Comparison({ deal, row, own, rulesVersion, keep }: Props) {
  const t = useT();
  const w = useDailyWords();
  const { running, problem, left, start, stop } = useLevels(deal, rulesVersion, row, keep);
  const { count, of } = beaten(row);
  const lines = LEVELS.flatMap((level) => {
    const played = row.levels[level];
    return played === undefined ? [] : [{ key: level, name: t(`bot.${level}`), played }];
  });
  const most = Math.max(1, own.points, ...lines.map(({ played }) => played.points));
  return (
    <>
      <p className={styles.line}>
        {w(own.isWon ? 'won' : 'lost', { points: own.points, rival: own.rival })} {of > 0 && w('beaten', { count, of })}
      </p>
      <ol>
        {lines.map(({ key, name, played }) => (
          <Bar key={key} name={name} played={played} most={most} />
        ))}
        <Bar name={w('you')} played={own} most={most} isOwn />
      </ol>
      <p role="status">
        {running !== undefined && w('running', { level: t(`bot.${running.level}`), moves: running.moves })}
        {problem !== undefined && <span lang="en">{problem}</span>}
      </p>
      {running !== undefined && (
        <>
          <progress max={LEVELS.length} value={LEVELS.length - left.length} aria-label={w('compare')} />
          <Button size="small" onClick={stop}>
            {w('stop')}
          </Button>
        </>
      )}
      {running === undefined && left.length > 0 && (
        <Button kind="primary" onClick={start}>
          {w(of === 0 ? 'compare' : 'goOn')}
        </Button>
      )}
      <p className={styles.foot}>
        <Button kind="quiet" size="small" href={pathOf({ page: 'table', id: dealId(deal) })}>
          {t('games.look')}
        </Button>
        <span>{w('edition', { edition: row.edition })}</span>
      </p>
    </>
  );
}

interface BarProps {
  readonly name: string;
  readonly played: Played;
  /** Points of the longest bar. */
  readonly most: number;
  readonly isOwn?: boolean;
}

function Bar({ name, played: { points, rival, isWon }, most, isOwn = false }: BarProps) {
  const w = useDailyWords();
  const figure = (
    <span className={styles.points}>
      {isWon && <Icon name="crown" size={18} title={w('victory')} />}
      {w('points', { points, rival })}
    </span>
  );
  return <ShareBar name={name} share={points / most} figure={figure} look={isOwn ? 'chief' : 'other'} />;
}
