/** Loaded at a table whose people sit at different screens, and at no other. */
import { lazy } from 'react';

export const Together = lazy(async () => ({ default: (await import('./Together.tsx')).Together }));
export const BarPeople = lazy(async () => ({ default: (await import('./BarPeople.tsx')).BarPeople }));
export const TalkColumn = lazy(async () => ({ default: (await import('./TalkColumn.tsx')).TalkColumn }));
export const SeatCrest = lazy(async () => ({ default: (await import('./SeatCrest.tsx')).SeatCrest }));
export const SeatStatus = lazy(async () => ({ default: (await import('./SeatStatus.tsx')).SeatStatus }));
export const SeatClock = lazy(async () => ({ default: (await import('./Clock.tsx')).Clock }));
