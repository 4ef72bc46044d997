import { SettingsPanel } from '../../settingsPanel/SettingsPanel.tsx';
import { useT } from '../../words/texts/index.ts';
import { Page } from '../frame/Page.tsx';

export function SettingsPage() {
  const t = useT();
  return (
    <Page isWide title={t('settings.title')} lead={t('settings.lead')}>
      <SettingsPanel />
    </Page>
  );
}
