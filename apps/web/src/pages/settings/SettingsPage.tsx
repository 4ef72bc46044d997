import { SettingsPanel } from '../../settingsPanel/SettingsPanel.tsx';
import { useT } from '../../words/texts/index.ts';
import { Page, Sheet } from '../frame/Page.tsx';

export function SettingsPage() {
  const t = useT();
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      <Sheet>
        <SettingsPanel />
      </Sheet>
    </Page>
  );
}
