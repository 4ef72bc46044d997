import { UNKNOWN } from '@three-crowns/core';
import { hasDisc, isMet, NO_WILL, rewardOf, valuesOf, type Will } from '@three-crowns/kings-will/board';
import { Drawer } from '../../../../design/Drawer.tsx';
import { Disc } from '../../pieces/Disc.tsx';
import type { View } from '../../pieces/view.ts';
import { WillCard } from '../../pieces/WillCard.tsx';
import { useNames } from '../../sayings/useNames.ts';
import styles from './Notebook.module.css';
import { useFaces } from './useFaces.tsx';

const isKnown = (will: Will): boolean => will !== UNKNOWN && will !== NO_WILL;

/** The will cards the viewer knows, to be read: what each pays now, whether its wrath is avoided, whose discs lie there. */
export function Notebook({ view, onClose }: { readonly view: View; readonly onClose: () => void }) {
  const { t } = useNames(view);
  const state = view.state;
  const fields = state.plan.flatMap((will, field) => (isKnown(will) ? [{ will, field }] : []));
  const away = state.discards[view.own];
  return (
    <Drawer open title={t('notebook.title')} onClose={onClose}>
      <p className={styles.ours}>{t('content.ours')}</p>
      {fields.length === 0 && <p>{t('notebook.empty')}</p>}
      <ul className={styles.notes}>
        {fields.map(({ will, field }) => (
          <Note key={field} {...{ view, will, field }} />
        ))}
        {isKnown(away) && <Note {...{ view }} will={away} field={undefined} />}
      </ul>
    </Drawer>
  );
}

interface NoteProps {
  readonly view: View;
  readonly will: Will;
  /** Undefined: put away at the start. */
  readonly field: number | undefined;
}

function Note({ view, will, field }: NoteProps) {
  const { t } = useNames(view);
  const face = useFaces(view).full(will);
  const state = view.state;
  const own = state.palatinates[view.own];
  const isAvoided = isMet(own, valuesOf(state).wills[will].wrath);
  return (
    <li>
      <span className={styles.note}>
        <WillCard large {...(face === undefined ? {} : { face })} />
      </span>
      <span className={styles.about}>
        {field === undefined ? (
          t('notebook.away')
        ) : (
          <>
            {t('plan.field', { number: field + 1 })}: {t('plan.now', { count: rewardOf(state, view.own, will) })}
            {!isAvoided && `, ${t('plan.wrath')}`}
            {view.seats
              .filter(({ seat }) => hasDisc(state, field, seat))
              .map((seat) => (
                <Disc key={seat.seat} seat={seat} size={20} title={t('plan.disc', { name: seat.name })} />
              ))}
          </>
        )}
      </span>
    </li>
  );
}
