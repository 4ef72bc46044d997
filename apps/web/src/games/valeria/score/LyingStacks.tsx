import type { State } from '@three-crowns/valeria';
import { type Drawing, Glyph } from '../pieces/glyphs/Glyph.tsx';
import { ROLE_DRAWING } from '../pieces/glyphs/looks.ts';
import styles from './LyingCards.module.css';
import { type Kind, stacksOf } from './sides.ts';

interface Props {
  readonly state: State;
  readonly side: number;
  readonly isLit: boolean;
}

/** As on the duke, which counts them. */
const SIGN: { readonly [K in Kind]: Drawing } = {
  ...ROLE_DRAWING,
  starter: 'people',
  domain: 'castle',
  monster: 'skull',
};

/** The cards before a side by kind, each stack with its sign and how many there are. */
export function LyingStacks({ state, side, isLit }: Props) {
  const stacks = stacksOf(state, side, isLit);
  return (
    <div className={styles.stacks} style={{ '--columns': Math.ceil(stacks.length / 2) }}>
      {stacks.map((stack) => (
        <span
          key={`${stack.kind} ${stack.isLit}`}
          className={styles.card}
          data-stack={Math.min(stack.count, 3)}
          data-kind={stack.kind}
          data-lit={stack.isLit === undefined ? undefined : stack.isLit ? 'yes' : 'no'}
        >
          <Glyph name={SIGN[stack.kind]} />
          <b>{stack.count}</b>
        </span>
      ))}
    </div>
  );
}
