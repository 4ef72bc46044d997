import { SIDES } from '@three-crowns/kings-will/board';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { variantsOf } from '../../pieces/spots.ts';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { broughtIn } from '../../seat/coming.ts';
import { LandPanel } from '../../seat/LandPanel.tsx';
import { plannedFor } from '../../seat/planned.ts';
import { RowEnd } from '../../seat/RowEnd.tsx';
import { Zone } from '../zone/Zone.tsx';
import { LandStrip } from './LandStrip.tsx';
import styles from './RealmArea.module.css';
import { SHOWN, useFirstLand } from './useFirstLand.ts';

/** The own landscapes, three at a time, and where there is room the whole row to jump along. */
export function RealmArea({ view, actions }: BoardPart) {
  const { t } = useNames(view);
  const { own } = view;
  const { lands } = view.state.palatinates[own];
  const [first, goTo] = useFirstLand(view);
  const variants = variantsOf(lands);
  const brought = broughtIn(view, own);
  const planned = plannedFor(view, own);
  const shown = lands.slice(first, first + SHOWN).map((_, i) => first + i);
  const further = [first > 0, first + SHOWN < lands.length];
  return (
    <Zone view={view}>
      <section className={styles.realm} aria-label={t('strip')}>
        {lands.length === 0 && <p className={styles.empty}>{t('realm.empty')}</p>}
        <div className={styles.window}>
          <ol className={styles.lands}>
            {shown.map((at, i) => (
              <LandPanel
                key={at}
                {...{ view, actions, at, planned }}
                seat={own}
                isOwn
                beside={{ left: i > 0, right: i < shown.length - 1 }}
                variant={variants[at]}
                brings={brought[at]}
              />
            ))}
          </ol>
          {lands.length > 0 &&
            SIDES.map((name, side) =>
              further[side] ? (
                <button
                  key={name}
                  type="button"
                  className={styles.further}
                  data-side={name}
                  aria-label={t(`further.${name}`)}
                  onClick={() => goTo(first + (side === 0 ? -1 : 1))}
                >
                  <Icon name={side === 0 ? 'arrow-left' : 'arrow-right'} size={22} />
                </button>
              ) : (
                <span key={name} className={styles.end} data-side={name}>
                  <RowEnd {...{ view, actions, side }} land={lands[side === 0 ? 0 : lands.length - 1]} />
                </span>
              ),
            )}
        </div>
        <LandStrip view={view} first={first} goTo={goTo} />
      </section>
    </Zone>
  );
}
