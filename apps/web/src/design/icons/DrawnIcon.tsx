import { DRAWN } from './drawn.ts';
import styles from './Icon.module.css';

export type DrawnName = keyof typeof DRAWN;

export interface IconLook {
  /** In pixels; without it the icon is a little larger than the text around it. */
  readonly size?: number | undefined;
  /** What a screen reader says; without it the icon is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** One of our own small drawings. The first page has no others: those of the games weigh more than all the rest of it. */
export function DrawnIcon({ name, ...look }: IconLook & { readonly name: DrawnName }) {
  const drawing = DRAWN[name];
  return <IconFrame {...look} box={24} d={drawing.d} isLines={!('solid' in drawing)} />;
}

interface FrameProps extends IconLook {
  readonly d: string;
  readonly box: number;
  readonly isLines?: boolean;
}

export function IconFrame({ d, box, isLines = false, size, title, className }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      className={[styles.icon, isLines && styles.lines, className].filter(Boolean).join(' ')}
      style={size === undefined ? undefined : { width: size, height: size }}
      focusable="false"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined}
      aria-label={title}
    >
      <path d={d} />
    </svg>
  );
}
