import { namesIn, onlyPerson } from '../../storage/summary.ts';
import { useT } from '../../words/texts/index.ts';
import { useGameWords } from '../../words/words.ts';
import styles from './StateLine.module.css';
import type { OpenEntry } from './useSaved.ts';

/** "Round 6. Your turn." or who has won. */
export function StateLine({ entry: { saved, screen, summary } }: { readonly entry: OpenEntry }) {
  const t = useT();
  const names = namesIn(saved);
  const say = useGameWords(summary.game.words.texts, names);
  const own = onlyPerson(saved);
  const { asked, winners, rivals } = summary;
  if (summary.reason === 'abandoned') return <span className={styles.line}>{t('saved.abandoned')}</span>;
  if (asked === undefined) {
    const isOwn = winners.length === 1 && winners[0] === own;
    const won = [...winners.map((seat) => names[seat]), ...rivals.map((key) => say({ key: `rival.${key}` }))];
    return (
      <span className={styles.line}>
        {isOwn ? t('saved.youWon') : t('saved.won', { count: won.length, names: won.join(', ') })}
      </span>
    );
  }
  return (
    <span className={styles.line}>
      {screen !== undefined && `${say(screen.headline(summary.state))}. `}
      <strong>{asked === own ? t('saved.yourTurn') : t('saved.turnOf', { name: names[asked] })}</strong>
    </span>
  );
}
