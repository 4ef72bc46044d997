import { type GameEvent, valeria } from '@three-crowns/valeria';
import { useGameWords } from '../../../../words/words.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './Story.module.css';
import { SEAT_NAMES } from './seats.ts';

/** The next turn is no part of an example. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set(['turn', 'ending']);

/** What happened, line by line, as the log of a table tells it. */
export function Story({ events }: { readonly events: readonly GameEvent[] }) {
  const t = useHowTo();
  const { texts, describeEvent } = valeria.words;
  const say = useGameWords(
    texts,
    SEAT_NAMES.map((key) => t(key)),
  );
  const lines = events.flatMap((event) => {
    const message = UNTOLD.has(event.type) ? undefined : describeEvent(event);
    return message === undefined ? [] : [say(message)];
  });
  return (
    <ol className={styles.story}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
