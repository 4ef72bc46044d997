import { Icon } from '../../design/icons/Icon.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { changeSettings, SPEEDS, useSettings } from '../../settings/settings.ts';
import { useT } from '../texts/index.ts';

/** How quickly scenes go on. It is kept for all games. */
export function Pace() {
  const t = useT();
  const { speed } = useSettings();
  return (
    <Segmented
      label={t('pace')}
      value={speed}
      onChange={(chosen) => changeSettings({ speed: chosen })}
      options={SPEEDS.map((each) => ({
        value: each,
        label: <Icon name={`pace-${each}`} size={20} />,
        name: `${t('pace')}: ${t(`pace.${each}`)}`,
      }))}
    />
  );
}
