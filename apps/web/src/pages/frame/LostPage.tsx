import { Button } from '../../design/Button.tsx';
import { useT } from '../../words/texts/index.ts';
import { Page } from './Page.tsx';

export function LostPage({ path }: { readonly path: string }) {
  const t = useT();
  return (
    <Page title={t('lost.title')} lead={t('lost.text', { path })}>
      <p>
        <Button kind="primary" href="/">
          {t('lost.home')}
        </Button>
      </p>
    </Page>
  );
}
