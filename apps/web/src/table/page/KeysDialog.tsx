import { Dialog } from '../../design/Dialog.tsx';
import { useT } from '../texts/index.ts';
import styles from './KeysDialog.module.css';

export function KeysDialog({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const t = useT();
  const rows = [
    [t('keyname.arrows'), t('key.arrows')],
    [t('keyname.enter'), t('key.enter')],
    [t('keyname.digits'), t('key.digits')],
    ['H', t('key.h')],
    ['I', t('key.i')],
    ['N', t('key.n')],
    ['M', t('key.m')],
    ['U', t('key.u')],
    ['R', t('key.r')],
    ['L', t('key.l')],
    ['?', t('key.help')],
    [t('keyname.esc'), t('key.esc')],
  ];
  return (
    <Dialog open={open} title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
