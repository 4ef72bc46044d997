import { RESOURCES } from '@three-crowns/valeria/board';
import { Stamp } from './Stamp.tsx';
import styles from './Token.module.css';

/** Tokens of events on a monster: they raise its cost, and gold goes to who slays it. */
export function Tokens({ tokens }: { readonly tokens: readonly number[] }) {
  if (tokens.every((count) => count === 0)) return null;
  return (
    <span className={styles.tokens} data-mark="tokens">
      <i>+</i>
      {RESOURCES.map((name, i) => (tokens[i] ?? 0) > 0 && <Stamp key={name} n={tokens[i] ?? 0} of={name} />)}
    </span>
  );
}
