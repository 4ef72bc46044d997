import { useState } from 'react';
import { settings } from '../../settings/settings.ts';
import { useT } from '../../words/texts/index.ts';

/** The name of the last time, else a guest's. */
export function useName(): [string, (name: string) => void] {
  const t = useT();
  return useState(() => settings().name || t('seat.guest'));
}
