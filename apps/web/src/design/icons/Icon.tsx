import { DRAWN } from './drawn.ts';
import styles from './Icon.module.css';
import { PATHS } from './paths.ts';

export type IconName = keyof typeof PATHS | keyof typeof DRAWN;

interface Props {
  readonly name: IconName;
  /** In pixels; without it the icon is a little larger than the text around it. */
  readonly size?: number | undefined;
  /** What a screen reader says; without it the icon is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export function Icon({ name, size, title, className }: Props) {
  const own = isDrawn(name);
  const classes = [styles.icon, own && !('solid' in DRAWN[name]) ? styles.lines : '', className ?? ''];
  return (
    <svg
      viewBox={own ? '0 0 24 24' : '0 0 512 512'}
      className={classes.filter(Boolean).join(' ')}
      style={size === undefined ? undefined : { width: size, height: size }}
      focusable="false"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined}
      aria-label={title}
    >
      <path d={own ? DRAWN[name].d : PATHS[name]} />
    </svg>
  );
}

const isDrawn = (name: IconName): name is keyof typeof DRAWN => name in DRAWN;
