import { type GameEvent, kingsWill } from '@three-crowns/kings-will';
import { useGameWords } from '../../../../words/words.ts';
import { type ExampleId, eventsOf } from '../examples/examples.ts';
import { useSeatNames } from './exampleView.ts';
import styles from './Story.module.css';

/** The next turn is no part of an example, and who passes tells nothing. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set(['turn', 'passed', 'round', 'neutral']);

interface Props {
  readonly example: ExampleId;
  /** Nothing but these. */
  readonly only?: GameEvent['type'];
}

/** What happened, line by line, as the log of a table tells it to the first seat. */
export function Story({ example, only }: Props) {
  const { texts, describeEvent } = kingsWill.words;
  const say = useGameWords(texts, useSeatNames());
  const isTold = ({ type }: GameEvent) => (only === undefined ? !UNTOLD.has(type) : type === only);
  const lines = eventsOf(example).flatMap((event) => {
    const seen = isTold(event) ? kingsWill.secrets.redact(event, 0) : undefined;
    const message = seen && describeEvent(seen);
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
