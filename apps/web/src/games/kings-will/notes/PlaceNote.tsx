import { placeText, valuesOf } from '@three-crowns/kings-will/board';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './Note.module.css';

/** What a place is good for; its name stands on its button below. */
export function PlaceNote({ view, place }: { readonly view: View; readonly place: number }) {
  const { say } = useNames(view);
  const texts = placeText(valuesOf(view.state), place).filter(({ part }) => part !== 'cost');
  return <p className={styles.text}>{texts.map(({ text }) => `${say(text)}.`).join(' ')}</p>;
}
