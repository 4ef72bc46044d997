import { Page, Sheet } from './frame/Page.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useT } from './texts/index.ts';

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
