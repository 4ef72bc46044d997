import type { Seat } from '@three-crowns/core';
import { Aloud } from '../../../design/Aloud.tsx';
import { Icon, type IconName } from '../../../design/icons/Icon.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import styles from './Goods.module.css';

/** Gold, kingdoms and tiles of a castle, and whether its king begins the round. */
export function Goods({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { t } = useLabels(view);
  const { state } = view;
  const { gold, kingdoms, up, down } = state.castles[seat];
  const tiles = [...up, ...down].reduce((sum, count) => sum + count, 0);
  return (
    <ul className={styles.goods}>
      <Fact icon="coins" text={t('gold', { count: gold })} number={gold} seat={seat} />
      <Fact icon="castle" text={t('kingdoms', { count: kingdoms })} number={kingdoms} />
      <Fact icon="scroll" text={t('tiles', { count: tiles })} number={tiles} />
      {state.start === seat && (
        <li>
          <Icon name="crown" title={t('starts')} />
        </li>
      )}
    </ul>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly text: string;
  readonly number: number;
  readonly seat?: number;
}

function Fact({ icon, text, number, seat }: FactProps) {
  return (
    <li data-gold={seat}>
      <Aloud>{text}</Aloud>
      <Icon name={icon} />
      <b aria-hidden="true">{number}</b>
    </li>
  );
}
