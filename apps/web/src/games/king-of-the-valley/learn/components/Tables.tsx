import { CONTENT_SETS, GOLD, SLOPE_ROWS, TOKENS } from '@three-crowns/king-of-the-valley';
import { FIRST_COLLECTOR, SIZE, SLOPES } from '@three-crowns/king-of-the-valley/board';
import styles from '../../../../learn/parts/Table.module.css';
import { Tile } from '../../pieces/Tile.tsx';
import { startOf } from '../examples/examples.ts';
import { useComponentsWords } from '../texts/words.ts';
import { Mark } from './Mark.tsx';
import own from './Tiles.module.css';
import { COLLECTOR_ROWS } from './tally.ts';

const { even } = CONTENT_SETS;

/** Row by row, the top of the hill first. */
export function PriceTable() {
  const t = useComponentsWords();
  const rows = even.prices.map((price, i) => ({ row: i + 1, ...price })).reverse();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('prices.row')}</th>
          <th scope="col">{t('prices.gold')}</th>
          <th scope="col">{t('prices.mark')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, gold, source }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td>
              <b>{gold}</b>
            </td>
            <td>
              <Mark source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CollectorTable() {
  const t = useComponentsWords();
  const { values } = startOf('move');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('collectors.tile')}</th>
          <th scope="col">{t('collectors.needs')}</th>
          <th scope="col">{t('collectors.gold')}</th>
          <th scope="col">{t('collectors.stack')}</th>
          <th scope="col" className={styles.wide}>
            {t('collectors.mark')}
          </th>
        </tr>
      </thead>
      <tbody>
        {COLLECTOR_ROWS.map(({ name, needs, gold, stage, source }, i) => (
          <tr key={name}>
            <th scope="row">
              <span className={styles.named}>
                <span className={own.tile}>
                  <Tile tile={FIRST_COLLECTOR + i} values={values} plain />
                </span>
                <span>
                  {name}
                  <span className={styles.narrow}>
                    <Mark source={source} />
                  </span>
                </span>
              </span>
            </th>
            <td>{needs === 0 ? t('collectors.nothing') : t('collectors.alike', { count: needs })}</td>
            <td>
              <b>{gold}</b>
            </td>
            <td>{stage}</td>
            <td className={styles.wide}>
              <Mark source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ValueTable() {
  const t = useComponentsWords();
  const rows = [
    ['values.valley', SIZE * SIZE],
    ['values.hill', SLOPES.length * SLOPE_ROWS],
    ['values.startGold', even.startGold],
    ['values.priestFee', even.priestFee],
    ['values.kingdomGold', even.kingdomGold],
    ['values.kingdomPoints', even.kingdomPoints],
    ['values.orderPoints', even.orderPoints.slice(3).join(' / ')],
    ['values.couplePoints', even.couplePoints],
    ['values.goldPoints', even.goldPoints],
    ['values.tokens', `${TOKENS} / ${TOKENS}`],
    ['values.coins', GOLD],
  ] as const;
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(([key, value]) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            <td>
              <b>{value}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
