/** Loaded when somebody looks back. */
import { lazy } from 'react';

export const PlayOn = lazy(async () => ({ default: (await import('./PlayOn.tsx')).PlayOn }));
