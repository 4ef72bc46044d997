import { Fragment } from 'react';
import styles from './GameCard.module.css';
import type { GameFacts } from './games.ts';
import type { Texts } from './texts/types.ts';

export function GameCard({ game, t }: { game: GameFacts; t: Texts }) {
  const { id, name, designer, colour, Picture } = game;
  const { line, players } = t.about[id];
  return (
    <article className={`${styles.card} ${styles[colour]}`}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.body}>
        <h2>{name}</h2>
        <p className={styles.line}>{line}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t.players}</dt>
            <dd>{players}</dd>
          </div>
          <div>
            <dt>{t.designer}</dt>
            <dd>{designer}</dd>
          </div>
        </dl>
        <Status game={game} t={t} />
      </div>
    </article>
  );
}

function Status({ game, t }: { game: GameFacts; t: Texts }) {
  if (game.command === undefined) {
    return (
      <div className={styles.status}>
        <p className={styles.notBuilt}>{t.notBuilt}</p>
        <p>{t.notBuiltNote}</p>
      </div>
    );
  }
  return (
    <div className={styles.status}>
      <p className={styles.ready}>{t.ready}</p>
      <p>{t.readyHow}</p>
      <Command line={game.command} />
      <p>{t.readyNext}</p>
    </div>
  );
}

/** A command line that breaks between words only, never at their hyphens. */
function Command({ line }: { line: string }) {
  return (
    <code>
      {line.split(' ').map((word, n) => (
        <Fragment key={word}>
          {n > 0 && ' '}
          <span>{word}</span>
        </Fragment>
      ))}
    </code>
  );
}
