import { ATTRIBUTION } from '../../design/icons/attribution.ts';
import { useT } from '../../words/texts/index.ts';
import { Sheet } from '../frame/Page.tsx';
import styles from './AboutPage.module.css';

export function Credits() {
  const t = useT();
  const { set, address, licence, licenceAddress, icons, everybody } = ATTRIBUTION;
  const authors = [...new Set(icons.flatMap(({ author }) => (author === undefined ? [] : [author])))];
  const by = (wanted: string | undefined) =>
    icons
      .filter(({ author }) => author === wanted)
      .map(({ icon }) => icon)
      .join(', ');
  return (
    <Sheet title={t('about.licences')}>
      <ul className={styles.licences}>
        <li>{t('about.code')}</li>
        <li>{t('about.fonts')}</li>
        <li>
          {t('about.icons')} <a href={address}>{set}</a>, <a href={licenceAddress}>{licence}</a>
          <ul className={styles.icons}>
            {authors.map((author) => (
              <li key={author}>{t('about.iconsBy', { author, icons: by(author) })}</li>
            ))}
            {by(undefined) !== '' && (
              <li>{t('about.iconsEverybody', { icons: by(undefined), authors: everybody.join(', ') })}</li>
            )}
          </ul>
        </li>
      </ul>
    </Sheet>
  );
}
