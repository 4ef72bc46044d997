/** Loaded on a phone that is held beside a television, and on no other. */
import { lazy } from 'react';

export const BesideTable = lazy(async () => ({ default: (await import('./BesideTable.tsx')).BesideTable }));
