import { Icon } from '../../design/icons/Icon.tsx';
import { useSettings } from '../../settings/settings.ts';
import type { PhonePlace } from '../screen/phone.ts';
import { useT } from '../texts/index.ts';
import styles from './Bookmarks.module.css';

interface Props {
  readonly places: readonly PhonePlace[];
  readonly place: string;
  onTurn(place: string): void;
}

/** The places of a game, one tap each; the open one is parchment. */
export function Bookmarks({ places, place, onTurn }: Props) {
  const t = useT();
  const { language } = useSettings();
  return (
    <nav className={styles.bookmarks} aria-label={t('places')}>
      {places.map(({ key, icon, name }) => (
        <button
          key={key}
          type="button"
          data-bookmark={key}
          aria-current={key === place ? 'page' : undefined}
          onClick={() => onTurn(key)}
        >
          <Icon name={icon} size={18} />
          <span>{name(language)}</span>
        </button>
      ))}
    </nav>
  );
}
