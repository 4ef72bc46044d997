import { useFaces } from '../board/plan/useFaces.tsx';
import type { View } from '../pieces/view.ts';
import styles from './Note.module.css';
import { Note } from './Note.tsx';

/** One of the two will cards one was dealt: what it pays, and what angers the king. */
export function HandNote({ view, card }: { readonly view: View; readonly card: number }) {
  const face = useFaces(view).full(view.state.hands[view.own][card]);
  if (face === undefined) return null;
  return (
    <Note
      title={face.name}
      rows={
        <p className={styles.text}>
          <em>{face.wrath}</em>
        </p>
      }
    >
      {face.reward}
    </Note>
  );
}
