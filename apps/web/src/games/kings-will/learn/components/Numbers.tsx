import { CONTENT_SETS, type Content, kingsWill } from '@three-crowns/kings-will';
import { advanceText } from '@three-crowns/kings-will/board';
import styles from '../../../../learn/parts/Table.module.css';
import { useGameWords } from '../../../../words/words.ts';
import { Sign } from '../../pieces/Sign.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { useComponentsWords } from '../texts/words.ts';
import { Mark } from './Mark.tsx';

const CONTENT = CONTENT_SETS.reconstructed;
const NAMES = Object.keys(CONTENT.numbers) as (keyof Content['numbers'])[];

/** The steps of a scale, each with its mark. */
export function ScaleTable({ scale }: { readonly scale: 'education' | 'development' }) {
  const t = useBoardWords();
  const c = useComponentsWords();
  const say = useGameWords(kingsWill.words.texts, []);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <Sign name={scale} /> {t(`scale.${scale}`)}
          </th>
          <th scope="col">{c('values.mark')}</th>
        </tr>
      </thead>
      <tbody>
        {CONTENT[scale].map(({ effect, source }, i) => (
          <tr key={say(advanceText(effect))}>
            <th scope="row">
              <b>{i + 1}</b>
            </th>
            <td>{say(advanceText(effect))}</td>
            <td>
              <Mark source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function NumberTable() {
  const t = useComponentsWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('values.what')}</th>
          <th scope="col">{t('values.value')}</th>
          <th scope="col">{t('values.mark')}</th>
        </tr>
      </thead>
      <tbody>
        {NAMES.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`values.${name}`)}</th>
            <td>
              <b>{CONTENT.numbers[name].value}</b>
            </td>
            <td>
              <Mark source={CONTENT.numbers[name].source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
