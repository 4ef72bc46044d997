import type { ReactNode } from 'react';
import { Crest } from '../../design/Crest.tsx';
import type { SeatCharge, SeatColour } from '../../seats/seats.ts';
import styles from './ScoreSheet.module.css';

interface Column {
  readonly name: string;
  readonly colour: SeatColour;
  readonly charge: SeatCharge;
  readonly total: number;
  readonly isWinner: boolean;
}

interface Row {
  readonly key: string;
  readonly name: string;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
}

interface Props {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly words: { readonly what: string; readonly total: string; readonly wins: string };
}

/** What every player has scored, line by line. */
export function ScoreSheet({ columns, rows, words }: Props) {
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          {columns.map(({ name, colour, charge }) => (
            <th key={name} scope="col">
              <Crest colour={colour} charge={charge} size={30} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.map((column, i) => (
              <td key={column.name}>{cells[i]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {columns.map(({ name, total, isWinner }) => (
            <td key={name}>
              <b>{total}</b>
              {isWinner && <span className={styles.wins}>{words.wins}</span>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
