import type { ReactNode } from 'react';
import type { Sky } from './Art.tsx';

export interface Vignette {
  readonly sky: Sky;
  readonly draw: ReactNode;
}
