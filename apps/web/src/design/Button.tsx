import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../navigation/router.tsx';
import styles from './Button.module.css';
import { classes } from './classes.ts';

interface Look {
  /** primary: the one thing to do here, in `--accent`. plain: a raised key. quiet: text only. */
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly size?: 'small' | 'normal' | 'large';
  readonly children: ReactNode;
}
type AsButton = Look & { readonly href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>;
type AsLink = Look & { readonly href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A real button, or a real link where it leads somewhere. */
export function Button({ kind = 'plain', size = 'normal', className, ...rest }: AsButton | AsLink) {
  const look = classes(styles.button, styles[kind], styles[size], className);
  if (rest.href !== undefined) return <Link {...rest} className={look} />;
  return <button type="button" {...rest} className={look} />;
}
