import { aloud } from '../../design/Aloud.tsx';
import type { Course } from './graph/course.ts';
import { useNumbers } from './study/numbers.ts';
import { useT } from './texts/index.ts';

/** The graph for those who read it aloud: a row for every round, as it began. */
export function ValueTable({ course: { rounds, seats, lines, scale } }: { readonly course: Course }) {
  const t = useT();
  const { value } = useNumbers();
  const known = rounds.filter(({ from }) => lines[0].some(({ ply }) => ply === from));
  return (
    <div className={aloud}>
      <table>
        <caption>{t('graph.values')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('graph.round')}</th>
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map(({ name, from }) => (
            <tr key={from}>
              <th scope="row">{name}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{value(scale, lines[seat].find(({ ply }) => ply === from)?.value ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
