import { Button } from '../../design/Button.tsx';
import { Crowns } from '../../design/Crowns.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { usePhone } from '../../table/screen/usePhone.ts';
import { TableSkeleton } from '../frame/TableSkeleton.tsx';
import { Notice } from '../table/Notice.tsx';
import styles from './AnalysisPage.module.css';
import { PhoneStudy } from './PhoneStudy.tsx';
import { useRun } from './run/useRun.ts';
import type { Study } from './study/study.ts';
import { useT } from './texts/index.ts';
import { useParts } from './useParts.ts';
import { useStudy } from './useStudy.ts';
import { useStudyKeys } from './useStudyKeys.ts';
import { WideStudy } from './WideStudy.tsx';

/** What a game was decided by, by the id it is saved under. */
export function AnalysisPage({ id }: { readonly id: string }) {
  const loaded = useStudy(id);
  switch (loaded.state) {
    case 'loading':
      return <TableSkeleton />;
    case 'open':
      return <OpenStudy key={id} study={loaded.study} />;
    case 'refused':
      return <Refused id={id} />;
    default:
      return <Notice loaded={loaded} />;
  }
}

function OpenStudy({ study }: { readonly study: Study }) {
  const phone = usePhone();
  const parts = useParts(study, useRun(study));
  useStudyKeys(parts);
  return phone === undefined ? <WideStudy {...parts} /> : <PhoneStudy {...parts} />;
}

function Refused({ id }: { readonly id: string }) {
  const t = useT();
  return (
    <main className={styles.refused}>
      <Crowns />
      <h1>{t('title')}</h1>
      <p>{t('refused')}</p>
      <Button kind="primary" href={pathOf({ page: 'table', id })}>
        {t('back')}
      </Button>
    </main>
  );
}
