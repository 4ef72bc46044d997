/** Carries the settings to the document (language, theme, motion), those of another tab too. */
import { useEffect, useSyncExternalStore } from 'react';
import { followSettings, type Settings, useSettings } from '../settings/settings.ts';
import { useMotion } from './motion.ts';

const QUERY = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** What is on the screen when the setting says `auto`, too. */
export function useTheme(): Exclude<Settings['theme'], 'auto'> {
  const { theme } = useSettings();
  const isDark = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
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
