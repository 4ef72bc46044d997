import { kingsWill } from '@three-crowns/kings-will';
import { costText, PLACES, placeName, placeText, valuesOf } from '@three-crowns/kings-will/board';
import { classes } from '../../../../design/classes.ts';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import table from '../../../../learn/parts/Table.module.css';
import { useGameWords } from '../../../../words/words.ts';
import { Cost } from '../../pieces/Good.tsx';
import { PlaceDrawing } from '../../pieces/PlaceDrawing.tsx';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import styles from './Places.module.css';

const values = valuesOf(startOf('setup'));

/** The four places with what they cost and what they are good for. */
export function PlacesPlate() {
  const t = useHowTo();
  const say = useGameWords(kingsWill.words.texts, []);
  return (
    <Plate caption={t('build.places')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('build.place')}</th>
            <th scope="col" className={table.wide}>
              {t('build.cost')}
            </th>
            <th scope="col">{t('build.good')}</th>
          </tr>
        </thead>
        <tbody>
          {PLACES.map((name, place) => {
            const { cost } = values.places[place];
            const [, ...rest] = placeText(values, place);
            return (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.named}>
                    <span className={styles.drawing} aria-hidden="true">
                      <PlaceDrawing place={name} />
                    </span>
                    <span>
                      <b>{say(placeName(place))}</b>
                      <span className={table.narrow}>
                        <Cost units={cost} label={say(costText(cost))} />
                      </span>
                    </span>
                  </span>
                </th>
                <td className={classes(table.wide, styles.cost)}>
                  <Cost units={cost} label={say(costText(cost))} />
                </td>
                <td>
                  {rest.map(({ text }) => (
                    <p key={say(text)}>{say(text)}</p>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Plate>
  );
}
