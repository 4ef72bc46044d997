import {
  abilityText,
  buildingName,
  canAfford,
  costOf,
  discountOf,
  moodText,
  valuesOf,
  workOf,
} from '@three-crowns/kings-will/board';
import { bestFit, type Fit, fitsOf, lackingFor, worth } from '../board/supply/offered.ts';
import { Price } from '../board/supply/Price.tsx';
import { Cost } from '../pieces/Good.tsx';
import type { View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { Note } from './Note.tsx';

/** A building: what it does, which symbol it would complete and beside what, what it costs or what is missing. */
export function BuildingNote({ view, building }: { readonly view: View; readonly building: number }) {
  const { t, say } = useNames(view);
  const { state, own } = view;
  const values = valuesOf(state);
  const work = workOf(building);
  const fit = bestFit(fitsOf(state, own, building));
  const points = fit === undefined ? 0 : worth(fit);
  const isOpen = canAfford(values, state.palatinates[own], work);
  const row = values.buildings[building];
  return (
    <Note
      title={say(buildingName(building))}
      {...(fit !== undefined && points > 0 ? { aside: t('market.beside', { name: beside(view, fit, say) }) } : {})}
    >
      {points > 0 ? <strong>{t('market.closes', { count: points })}</strong> : say(abilityText(values, row.ability))}{' '}
      {say(moodText(row))}{' '}
      {isOpen ? (
        <Price units={costOf(values, work)} less={discountOf(values, state.palatinates[own], work)} />
      ) : (
        <em>
          {t('lacks')} <Cost units={lackingFor(state, own, work)} />
        </em>
      )}
    </Note>
  );
}

/** The neighbour whose half it completes; the left one where both do. */
function beside({ state, own }: View, { at, left }: Fit, say: ReturnType<typeof useNames>['say']): string {
  return say(buildingName(state.palatinates[own].buildings[left > 0 ? at - 1 : at + 1]));
}
