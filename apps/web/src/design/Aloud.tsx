import type { ReactNode } from 'react';
import styles from './Aloud.module.css';

/** The class of what is for screen readers alone: a heading, a caption, a live region. */
export const aloud = styles.aloud;

/** Words of a line for screen readers alone. */
export const Aloud = ({ children }: { readonly children: ReactNode }) => <span className={aloud}>{children}</span>;
