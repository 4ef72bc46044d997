import { Drawer } from '../../design/Drawer.tsx';
import { SettingsPanel } from '../../settingsPanel/SettingsPanel.tsx';
import { useT } from '../texts/index.ts';
import styles from './Menu.module.css';
import { HelpItems, LeaveItems, type MenuProps, RecordItems, TogetherItems } from './MenuItems.tsx';

export function Menu({ open, ...props }: MenuProps & { readonly open: boolean }) {
  const t = useT();
  return (
    <Drawer open={open} title={t('menu')} onClose={props.onClose}>
      <section className={styles.part}>
        <h3>{t('menu.game')}</h3>
        <div className={styles.list}>
          <HelpItems {...props} />
          <TogetherItems {...props} />
          <RecordItems {...props} />
          <LeaveItems {...props} />
        </div>
      </section>
      <section className={styles.part}>
        <h3>{t('settings')}</h3>
        <SettingsPanel />
      </section>
    </Drawer>
  );
}
