import { IconButton } from '../design/IconButton.tsx';
import { DrawnIcon } from '../design/icons/DrawnIcon.tsx';
import { useTheme } from '../design/useLook.ts';
import { changeSettings } from '../settings/settings.ts';
import { useT } from '../words/texts/index.ts';

export function ThemeButton() {
  const t = useT();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'nav.toLight' : 'nav.toDark')}
      onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
    >
      <DrawnIcon name={isDark ? 'light' : 'moon'} size={22} />
    </IconButton>
  );
}
