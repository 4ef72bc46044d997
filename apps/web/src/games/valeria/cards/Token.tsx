import { RESOURCES } from '@three-crowns/valeria/board';
import { ResourceIcon } from './ResourceIcon.tsx';
import styles from './Signs.module.css';

/** Tokens of events on a monster: they raise its cost, and gold goes to who slays it. */
export function Tokens({ tokens }: { readonly tokens: readonly number[] }) {
  if (tokens.every((count) => count === 0)) return null;
  return (
    <span className={styles.tokens} data-mark="tokens">
      {RESOURCES.map((name, i) => (tokens[i] ?? 0) > 0 && <Token key={name} name={name} count={tokens[i] ?? 0} />)}
    </span>
  );
}

function Token({ name, count }: { readonly name: (typeof RESOURCES)[number]; readonly count: number }) {
  return (
    <span className={styles.token}>
      <ResourceIcon name={name} />
      <b>+{count}</b>
    </span>
  );
}
