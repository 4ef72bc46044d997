/** Loaded with the first hint that is asked for. */
import { lazy } from 'react';

const parts = () => import('./parts.ts');

export const HintPanel = lazy(async () => ({ default: (await parts()).HintPanel }));
export const HintSheet = lazy(async () => ({ default: (await parts()).HintSheet }));
export const HintLayer = lazy(async () => ({ default: (await parts()).HintLayer }));
export const HintButtons = lazy(async () => ({ default: (await parts()).HintButtons }));
