/** Loaded when something is first opened over the table. */
import { lazy } from 'react';

export const Panels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }));
