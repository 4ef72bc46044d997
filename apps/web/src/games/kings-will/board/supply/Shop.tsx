import {
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
import { Aloud } from '../../../../design/Aloud.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { BuildingArt } from '../../pieces/BuildingArt.tsx';
import { HalfMedal } from '../../pieces/Medal.tsx';
import { TargetButton } from '../../pieces/TargetButton.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useNames } from '../../sayings/useNames.ts';
import { fitsOf, foremost } from './offered.ts';
import { Price } from './Price.tsx';
import styles from './Shop.module.css';

/** As many as can be read side by side. */
const SHOWN = 3;

/** The buildings that fit the own ones best, by name and price, and the way to all of them. */
export function Shop({ view, actions, onOpen }: BoardPart & { onOpen(): void }) {
  const { t } = useNames(view);
  const left = foremost(view.state, view.own);
  return (
    <div className={styles.shop}>
      {left.slice(0, SHOWN).map((building) => (
        <Offer key={BUILDINGS[building]} {...{ view, actions, building }} />
      ))}
      <button type="button" className={styles.all} onClick={onOpen}>
        <Icon name="stall" size={26} />
        <span>
          {t('market.all')} <b>{left.length}</b>
        </span>
        <Aloud>{t('market.open')}</Aloud>
      </button>
    </div>
  );
}

/** A building in the shop window: its picture between its halves, its name and its price. */
function Offer({ view, actions, building }: BoardPart & { readonly building: number }) {
  const { say } = useNames(view);
  const state = view.state;
  const values = valuesOf(state);
  const own = state.palatinates[view.own];
  const work = workOf(building);
  const { left, right } = values.buildings[building];
  const fits = fitsOf(state, view.own, building);
  const name = say(buildingName(building));
  return (
    <TargetButton
      {...{ view, actions }}
      target={buildingTarget(building)}
      label={[name, ...buildingText(values, building).map(({ text }) => say(text))].join('. ')}
      lift={{ as: 'itself' }}
      peek={{ kind: 'building', index: building }}
      className={styles.offer}
    >
      <span className={styles.card} data-faint={canAfford(values, own, work) ? undefined : ''}>
        <span className={styles.picture}>
          <BuildingArt building={BUILDINGS[building]} />
          <HalfMedal points={left} side="left" fits={fits.some((fit) => fit.left > 0)} />
          <HalfMedal points={right} side="right" fits={fits.some((fit) => fit.right > 0)} />
        </span>
        <b className={styles.name}>{name}</b>
        <Price units={costOf(values, work)} less={discountOf(values, own, work)} />
      </span>
    </TargetButton>
  );
}
