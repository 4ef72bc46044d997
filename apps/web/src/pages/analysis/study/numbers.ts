/** Chances and points as the reader writes them. */
import type { Values } from '@three-crowns/coach';
import type { Language } from '@three-crowns/core';
import { useMemo } from 'react';
import { useSettings } from '../../../settings/settings.ts';

/** What values are told in. */
export type Scale = keyof Values;

export interface Numbers {
  /** 58 %. */
  value(scale: Scale, n: number): string;
  /** +4 %, −1.8, 0. */
  change(scale: Scale, n: number): string;
}

export function numbersOf(language: Language): Numbers {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const value = (scale: Scale, n: number): string =>
    scale === 'chances' ? `${whole.format(Math.abs(n) * 100)} %` : tenths.format(Math.abs(n));
  /** What would be printed as nothing has no sign. */
  const signOf = (scale: Scale, n: number): string => {
    if (Math.round(n * (scale === 'chances' ? 100 : 10)) === 0) return '';
    return n > 0 ? '+' : '−';
  };
  return {
    value: (scale, n) => `${signOf(scale, n) === '−' ? '−' : ''}${value(scale, n)}`,
    change: (scale, n) => `${signOf(scale, n)}${value(scale, n)}`,
  };
}

export function useNumbers(): Numbers {
  const { language } = useSettings();
  return useMemo(() => numbersOf(language), [language]);
}
