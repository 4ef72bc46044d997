import { BASE, stackSizes } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';
import table from '../../../../learn/parts/Table.module.css';
import { Amounts } from '../../pieces/ResourceIcon.tsx';
import { NoDukeList } from '../figures/Plates.tsx';
import { useComponentsWords } from '../texts/words.ts';
import { Mark } from './Mark.tsx';
import styles from './Values.module.css';

const sizes = (seats: number): string => {
  const { monsters, citizens, domains } = stackSizes(seats);
  return `${monsters}, ${citizens}, ${domains}`;
};

/** The numbers that stand on no card. */
export function Values() {
  const t = useComponentsWords();
  return (
    <table className={table.table}>
      <tbody>
        <Row name={t('values.start')}>
          <Amounts bundle={BASE.start} />
        </Row>
        <Row name={t('values.actions')}>{BASE.actions}</Row>
        <Row name={t('values.perPlayer')}>{BASE.exhaustedPerPlayer}</Row>
        <Row name={t('values.alone')}>{BASE.exhaustedAlone}</Row>
        <Row name={t('values.stacks')}>
          {sizes(4)}; {sizes(5)}
        </Row>
      </tbody>
    </table>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <b>{children}</b>
      </td>
    </tr>
  );
}

export function NoDukeValues() {
  const t = useComponentsWords();
  return (
    <section className={styles.values} aria-label={t('values.noDuke')}>
      <h4>
        {t('values.noDuke')} <Mark source={BASE.noDuke.source} />
      </h4>
      <NoDukeList />
    </section>
  );
}
