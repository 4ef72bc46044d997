/** Carries the settings to the document (language, theme, motion), those of another tab too. */
import { useEffect } from 'react';
import { followSettings, type Settings, useSettings } from '../settings/settings.ts';
import { useMotion } from './motion.ts';
import { useMedia } from './useMedia.ts';

/** What is on the screen when the setting says `auto`, too. */
export function useTheme(): Exclude<Settings['theme'], 'auto'> {
  const { theme } = useSettings();
  const isDark = useMedia('(prefers-color-scheme: dark)');
  if (theme !== 'auto') return theme;
  return isDark ? 'dark' : 'light';
}

export function useLook(): void {
  const { language } = useSettings();
  const theme = useTheme();
  const { isOff } = useMotion();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => followSettings(key);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dataset.theme = theme;
    documentElement.dataset.motion = isOff ? 'off' : 'on';
  }, [language, theme, isOff]);
}
