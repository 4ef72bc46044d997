import { kingsWill } from '@three-crowns/kings-will';
import { type Advance, advanceText, valuesOf } from '@three-crowns/kings-will/board';
import table from '../../../../learn/parts/Table.module.css';
import { useGameWords } from '../../../../words/words.ts';
import { Sign } from '../../pieces/Sign.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';

const values = valuesOf(startOf('setup'));

/** What each step of the two scales brings. */
export function Steps() {
  const t = useBoardWords();
  const howTo = useHowTo();
  const say = useGameWords(kingsWill.words.texts, []);
  const textOf = (advance: Advance) => say(advanceText(advance));
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{howTo('govern.step')}</th>
          {(['education', 'development'] as const).map((scale) => (
            <th key={scale} scope="col">
              <Sign name={scale} /> {t(`scale.${scale}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.education.map((advance, i) => (
          <tr key={textOf(advance)}>
            <th scope="row">
              <b>{i + 1}</b>
            </th>
            <td>{textOf(advance)}</td>
            <td>{textOf(values.development[i])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
