import { useState } from 'react';
import { Crowns } from '../../design/Crowns.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { DrawnIcon, type DrawnName } from '../../design/icons/DrawnIcon.tsx';
import { Link, pathOf, usePath } from '../../navigation/router.tsx';
import { LanguageSegments } from '../../settingsPanel/LanguageSegments.tsx';
import { ThemeButton } from '../../settingsPanel/ThemeButton.tsx';
import { type Key, useT } from '../../words/texts/index.ts';
import styles from './TopBar.module.css';

const LINKS: readonly { readonly key: Key; readonly href: string; readonly icon: DrawnName }[] = [
  { key: 'nav.friends', href: pathOf({ page: 'friends' }), icon: 'people' },
  { key: 'puzzles.title', href: pathOf({ page: 'puzzles' }), icon: 'crown' },
  { key: 'nav.games', href: pathOf({ page: 'games' }), icon: 'keep' },
  { key: 'nav.rules', href: pathOf({ page: 'rules' }), icon: 'book' },
  { key: 'nav.settings', href: pathOf({ page: 'settings' }), icon: 'settings' },
];

export function TopBar() {
  const t = useT();
  const path = usePath();
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} href="/" aria-label={t('nav.home')}>
        <Crowns />
        <span>Three Crowns</span>
      </Link>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        {LINKS.map(({ key, href }) => (
          <Link key={key} href={href} aria-current={href === path ? 'page' : undefined}>
            {t(key)}
          </Link>
        ))}
      </nav>
      <div className={styles.languages}>
        <LanguageSegments on="oak" short />
      </div>
      <ThemeButton />
      <PhoneMenu path={path} />
    </header>
  );
}

/** Where there is no room for the links, they are on a sheet. */
function PhoneMenu({ path }: { readonly path: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.phone}>
      <IconButton label={t('nav.label')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DrawnIcon name="menu" size={24} />
      </IconButton>
      <Drawer open={isOpen} title="Three Crowns" onClose={close}>
        <nav className={styles.sheet} aria-label={t('nav.label')}>
          {LINKS.map(({ key, href, icon }) => (
            <Link key={key} href={href} aria-current={href === path ? 'page' : undefined} onClick={close}>
              <DrawnIcon name={icon} size={22} />
              {t(key)}
            </Link>
          ))}
          <Link href={pathOf({ page: 'about' })} onClick={close}>
            <DrawnIcon name="help" size={22} />
            {t('home.about')}
          </Link>
        </nav>
        <LanguageSegments />
      </Drawer>
    </div>
  );
}
