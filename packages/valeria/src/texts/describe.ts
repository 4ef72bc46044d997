import type { Message } from '@three-crowns/core';

export const describeMove = (): Message => ({ key: 'move.any' });
export const describeEvent = (): Message => ({ key: 'event.any' });
export const describeDecision = (): Message => ({ key: 'ask.any' });
export const describeScoreLine = (): Message => ({ key: 'score.any' });
