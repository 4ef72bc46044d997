import { type AnyGame, BadInput } from '@three-crowns/core';
import { useEffect, useState } from 'react';
import { registered } from '../../games/list.ts';
import { rulesOf } from '../../games/load.ts';
import { useT } from '../../words/texts/index.ts';
import { Sheet } from '../frame/Page.tsx';
import { LinePlot } from '../plots/LinePlot.tsx';
import { ShareBar } from '../plots/ShareBar.tsx';
import styles from './GameSheet.module.css';
import { isLevel } from './note.ts';
import { Sources } from './Sources.tsx';
import type { GameStatistics, Share } from './statistics.ts';
import { useProgressWords } from './texts/index.ts';

/** So many of the last games are drawn. */
const DRAWN = 40;

/** One game: how often it was won, against whom, how the points went, and where they came from. */
export function GameSheet({ statistics }: { readonly statistics: GameStatistics }) {
  const t = useT();
  const w = useProgressWords();
  const { game, games, won, byRival, bySeats, course, sources, accuracy } = statistics;
  const registration = registered(game);
  if (registration === undefined) throw new BadInput('game', 'it is not in the list');
  const { colour } = registration.shelf;
  const rules = useRules(game);
  const last = course.slice(-DRAWN);
  const figure = (share: Share) => w('figure', { won: share.won, games: share.games });
  const accuracies = last.map((note) => note.accuracy);
  return (
    <div style={{ '--accent': `var(--${colour})`, '--accent-ink': `var(--${colour}-ink)` }}>
      <Sheet title={registration.facts.name} note={w('won', { games, won })}>
        <div className={styles.columns}>
          <section>
            <h3>{w('rivals')}</h3>
            <ul>
              {byRival.map((share) => (
                <ShareBar
                  key={share.rival}
                  name={isLevel(share.rival) ? t(`bot.${share.rival}`) : w(share.rival)}
                  share={share.won / share.games}
                  figure={figure(share)}
                />
              ))}
            </ul>
            <h3>{w('seats')}</h3>
            <ul>
              {bySeats.map((share) => (
                <ShareBar
                  key={share.seats}
                  name={w('seatCount', { seats: share.seats })}
                  share={share.won / share.games}
                  figure={figure(share)}
                />
              ))}
            </ul>
            <h3>{w('sources')}</h3>
            {rules !== undefined && <Sources sources={sources} game={rules} />}
          </section>
          <section>
            <h3>{w('points')}</h3>
            <LinePlot
              label={w('pointsPlot', { points: last.map(({ own }) => own.points).join(', ') })}
              lines={[
                { key: 'best', look: 'other', values: last.map(({ own }) => own.best) },
                {
                  key: 'own',
                  look: 'main',
                  values: last.map(({ own }) => own.points),
                  marked: last.map(({ own }) => own.isWon),
                },
              ]}
            />
            <p className={styles.legend}>{w('pointsLegend')}</p>
            {accuracy !== undefined && (
              <>
                <h3>{w('accuracy', { accuracy: Math.round(accuracy) })}</h3>
                <LinePlot
                  label={w('accuracy', { accuracy: Math.round(accuracy) })}
                  scale={[0, 100]}
                  lines={[{ key: 'accuracy', look: 'main', values: accuracies, marked: accuracies.map(() => true) }]}
                />
              </>
            )}
          </section>
        </div>
      </Sheet>
    </div>
  );
}

/** Names of score lines are the game's. */
function useRules(id: string): AnyGame | undefined {
  const [rules, setRules] = useState<AnyGame>();
  useEffect(() => {
    void rulesOf(id).then(setRules);
  }, [id]);
  return rules;
}
