import {
  abilityText,
  BUILDINGS,
  buildingName,
  buildingTarget,
  buildingText,
  canAfford,
  costOf,
  discountOf,
  valuesOf,
  workOf,
} from '@three-crowns/kings-will/board';
import { classes } from '../../../../design/classes.ts';
import { signed } from '../../../../design/numbers.ts';
import { BuildingArt } from '../../pieces/BuildingArt.tsx';
import { Cost } from '../../pieces/Good.tsx';
import { HalfMedal } from '../../pieces/Medal.tsx';
import { MoodFace } from '../../pieces/MoodFace.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import styles from './MarketList.module.css';
import offered from './Offered.module.css';
import { fitsOf, lackingFor } from './offered.ts';
import { Price } from './Price.tsx';

/** A building of the market in a line: its picture between its halves, name, mood, what it does and costs. */
export function MarketLine({ view, actions, building }: BoardPart & { readonly building: number }) {
  const { t, say } = useNames(view);
  const state = view.state;
  const values = valuesOf(state);
  const own = state.palatinates[view.own];
  const work = workOf(building);
  const { left, right, rise, fall, ability } = values.buildings[building];
  const mood = rise - fall;
  const fits = fitsOf(state, view.own, building);
  const isOpen = canAfford(values, own, work);
  const name = say(buildingName(building));
  return (
    <li>
      <TargetButton
        {...{ view, actions }}
        target={buildingTarget(building)}
        label={[name, ...buildingText(values, building).map(({ text }) => say(text))].join('. ')}
        className={classes(offered.strip, styles.line)}
      >
        <span className={styles.picture} data-faint={isOpen ? undefined : ''}>
          <BuildingArt building={BUILDINGS[building]} />
          <HalfMedal points={left} side="left" fits={fits.some((fit) => fit.left > 0)} />
          <HalfMedal points={right} side="right" fits={fits.some((fit) => fit.right > 0)} />
        </span>
        <span className={styles.words}>
          <span className={styles.head}>
            <b>{name}</b>
            {mood !== 0 && (
              <span className={styles.mood} data-bad={mood < 0 ? '' : undefined}>
                <MoodFace mood={mood} size={18} /> {signed(mood)}
              </span>
            )}
          </span>
          <span className={styles.ability}>{say(abilityText(values, ability))}</span>
          <span className={styles.foot}>
            <Price units={costOf(values, work)} less={discountOf(values, own, work)} />
            {!isOpen && (
              <span className={styles.lacks}>
                {t('lacks')} <Cost units={lackingFor(state, view.own, work)} />
              </span>
            )}
          </span>
        </span>
      </TargetButton>
    </li>
  );
}
