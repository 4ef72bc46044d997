/** Loaded at a table whose people sit at different screens, and at no other. */
import { lazy } from 'react';

export const Together = lazy(async () => ({ default: (await import('./Together.tsx')).Together }));
export const BarPeople = lazy(async () => ({ default: (await import('./BarPeople.tsx')).BarPeople }));
