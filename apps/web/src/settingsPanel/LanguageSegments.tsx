import { LANGUAGES } from '@three-crowns/core';
import { Segmented } from '../design/Segmented.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { languageNames, useT } from '../words/texts/index.ts';

interface Props {
  readonly on?: 'page' | 'oak';
  /** short: EN DE FR. */
  readonly short?: boolean;
  readonly labelled?: 'shown' | 'aloud';
}

export function LanguageSegments({ on = 'page', short = false, labelled = 'aloud' }: Props) {
  const t = useT();
  const { language } = useSettings();
  return (
    <Segmented
      label={t('nav.language')}
      labelled={labelled}
      on={on}
      value={language}
      onChange={(chosen) => changeSettings({ language: chosen })}
      options={LANGUAGES.map((each) => ({
        value: each,
        label: short ? each.toUpperCase() : languageNames[each],
        lang: each,
        ...(short ? { name: `${each.toUpperCase()}: ${languageNames[each]}` } : {}),
      }))}
    />
  );
}
