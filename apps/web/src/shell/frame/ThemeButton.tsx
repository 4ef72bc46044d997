import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { changeSettings } from '../settings.ts';
import { useT } from '../texts/index.ts';
import { useTheme } from '../useLook.ts';

export function ThemeButton() {
  const t = useT();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'nav.toLight' : 'nav.toDark')}
      onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon name={isDark ? 'light' : 'moon'} size={22} />
    </IconButton>
  );
}
