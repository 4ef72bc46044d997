import styles from './App.module.css';
import { GameCard } from './GameCard.tsx';
import { games } from './games.ts';
import { TopBar } from './TopBar.tsx';
import { texts } from './texts/index.ts';
import { useLanguage } from './useLanguage.ts';

export function App() {
  const [language, chooseLanguage] = useLanguage();
  const t = texts[language];
  return (
    <div className={styles.page}>
      <TopBar language={language} onChoose={chooseLanguage} t={t} />
      <main className={styles.main}>
        <div>
          <p className={styles.greeting}>{t.greeting}</p>
          <p className={styles.lead}>{t.lead}</p>
        </div>
        <section className={styles.games} aria-label={t.games}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} t={t} />
          ))}
        </section>
      </main>
      <footer className={styles.foot}>
        <p>{t.independent}</p>
        <p>{t.credits}</p>
      </footer>
    </div>
  );
}
