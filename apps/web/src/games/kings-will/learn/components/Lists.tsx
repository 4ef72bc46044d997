import { CONTENT_SETS, kingsWill, type Source } from '@three-crowns/kings-will';
import {
  BUILDINGS,
  costText,
  LANDS,
  landName,
  landText,
  PLACES,
  placeName,
  placeText,
  TILES,
  TRAVELS,
  tileName,
  tileText,
  valuesOf,
  WILLS,
} from '@three-crowns/kings-will/board';
import { type ReactNode, useState } from 'react';
import { classes } from '../../../../design/classes.ts';
import { Chips } from '../../../../learn/parts/Chips.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { Ware } from '../../board/supply/Ware.tsx';
import { Cost } from '../../pieces/Good.tsx';
import { KingFigure } from '../../pieces/KingFigure.tsx';
import { LandScene } from '../../pieces/LandScene.tsx';
import { PlaceDrawing } from '../../pieces/PlaceDrawing.tsx';
import { TileArms } from '../../pieces/TileArms.tsx';
import { startOf } from '../examples/examples.ts';
import { LargeWill, TravelDrawing } from '../figures/Cards.tsx';
import { useExampleView } from '../figures/exampleView.ts';
import { useComponentsWords } from '../texts/words.ts';
import styles from './Browse.module.css';
import { Mark } from './Mark.tsx';

const CONTENT = CONTENT_SETS.reconstructed;
const state = startOf('setup');
const values = valuesOf(state);

/** A thing with its mark below. */
function Marked({ source, children }: { readonly source: Source; readonly children: ReactNode }) {
  return (
    <li>
      {children}
      <span className={styles.mark}>
        <Mark source={source} />
      </span>
    </li>
  );
}

/** The nine tiles with what their actions do. */
export function TileList() {
  const say = useGameWords(kingsWill.words.texts, []);
  return (
    <ul className={styles.cards}>
      {TILES.map((name, tile) => (
        <Marked key={name} source="RULEBOOK">
          <div className={styles.tile}>
            {name === 'king' ? <KingFigure /> : <TileArms tile={name} />}
            <h4>{say(tileName(tile))}</h4>
            {tileText(values, tile).map((text) => (
              <p key={say(text)}>{say(text)}</p>
            ))}
          </div>
        </Marked>
      ))}
    </ul>
  );
}

type Wills = 'all' | 'first' | 'rest';

export function WillList() {
  const t = useComponentsWords();
  const [shown, setShown] = useState<Wills>('all');
  const { wills: first } = CONTENT.variants.first;
  const fits = (will: number) => shown === 'all' || will < first === (shown === 'first');
  return (
    <div className={styles.browse}>
      <Chips
        legend={t('buildings.filter')}
        value={shown}
        chips={[
          { value: 'all', text: t('wills.all') },
          { value: 'first', text: t('wills.firstGame') },
          { value: 'rest', text: t('wills.rest') },
        ]}
        onChange={setShown}
      />
      <ul className={styles.cards}>
        {[...WILLS.entries()]
          .filter(([will]) => fits(will))
          .map(([will, name]) => (
            <Marked key={name} source={CONTENT.wills[name].source}>
              <span className={styles.will}>
                <LargeWill state={state} will={will} />
              </span>
            </Marked>
          ))}
      </ul>
    </div>
  );
}

type Moods = 'all' | 'rising' | 'falling';

export function BuildingList() {
  const t = useComponentsWords();
  const view = useExampleView(state);
  const [shown, setShown] = useState<Moods>('all');
  const fits = (mood: number) => shown === 'all' || mood > 0 === (shown === 'rising');
  return (
    <div className={styles.browse}>
      <Chips
        legend={t('buildings.filter')}
        value={shown}
        chips={[
          { value: 'all', text: t('wills.all') },
          { value: 'rising', text: t('buildings.rising') },
          { value: 'falling', text: t('buildings.falling') },
        ]}
        onChange={setShown}
      />
      <ul className={styles.cards}>
        {[...BUILDINGS.entries()]
          .filter(([, name]) => fits(CONTENT.buildings[name].mood))
          .map(([building, name]) => (
            <Marked key={name} source={CONTENT.buildings[name].source}>
              <Ware view={view} building={building} />
            </Marked>
          ))}
      </ul>
    </div>
  );
}

export function TravelList() {
  return (
    <ul className={styles.cards}>
      {TRAVELS.map((name, travel) => (
        <Marked key={name} source={CONTENT.travels[name].source}>
          <TravelDrawing state={state} travel={travel} title={name} />
        </Marked>
      ))}
    </ul>
  );
}

export function PlaceList() {
  const t = useComponentsWords();
  const say = useGameWords(kingsWill.words.texts, []);
  return (
    <ul className={classes(styles.cards, styles.wide)}>
      {PLACES.map((name, place) => {
        const [, ...rest] = placeText(values, place);
        const { cost } = values.places[place];
        return (
          <Marked key={name} source={CONTENT.places[name].source}>
            <div className={styles.thing}>
              <span className={styles.drawing}>
                <PlaceDrawing place={name} />
              </span>
              <h4>{say(placeName(place))}</h4>
              <p className={styles.cost}>
                <Cost units={cost} label={say(costText(cost))} />
              </p>
              {rest.map(({ text }) => (
                <p key={say(text)}>{say(text)}</p>
              ))}
              <p className={styles.small}>{t('places.count', { count: CONTENT.places[name].count })}</p>
            </div>
          </Marked>
        );
      })}
    </ul>
  );
}

export function LandList() {
  const t = useComponentsWords();
  const say = useGameWords(kingsWill.words.texts, []);
  return (
    <ul className={styles.cards}>
      {LANDS.map((name, land) => (
        <Marked key={name} source={CONTENT.lands[name].source}>
          <div className={styles.thing}>
            <span>
              <LandScene land={name} className={styles.scene ?? ''} />
            </span>
            <h4>{say(landName(land))}</h4>
            <p>{say(landText(values, land))}</p>
            <p className={styles.small}>{t('places.count', { count: CONTENT.lands[name].count })}</p>
          </div>
        </Marked>
      ))}
    </ul>
  );
}
