import { kingsWill } from '@three-crowns/kings-will';
import { BUILDINGS, TILES, TRAVELS, WILLS } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { Section } from '../../../learn/parts/Section.tsx';
import { Template } from '../../../learn/parts/Template.tsx';
import { useGameWords } from '../../../words/words.ts';
import { BuildingList, LandList, PlaceList, TileList, TravelList, WillList } from './components/Lists.tsx';
import { KnownAndOurs, Marks } from './components/Mark.tsx';
import { NumberTable, ScaleTable } from './components/Numbers.tsx';
import { templateText } from './components/template.ts';
import { useComponentsWords } from './texts/words.ts';

export const COMPONENT_SECTIONS = [
  ...['sources', 'tiles', 'will-cards', 'buildings', 'travels', 'places', 'lands', 'values', 'custom'],
] as const;
type Id = (typeof COMPONENT_SECTIONS)[number];

/** Anchors are one address space: the chapter "How to play" has a section of wills, too. */
const keyOf = (id: Id): Exclude<Id, 'will-cards'> | 'wills' => (id === 'will-cards' ? 'wills' : id);

const COUNTS: { readonly [I in Id]?: number } = {
  tiles: TILES.length,
  'will-cards': WILLS.length,
  buildings: BUILDINGS.length,
  travels: TRAVELS.length,
};

/** The title of a section names counts where there are some. */
export function useComponentTitle(): (id: Id) => string {
  const t = useComponentsWords();
  return (id) => t(`${keyOf(id)}.title`, { count: COUNTS[id] ?? 0 });
}

const LISTS: { readonly [I in Id]?: () => ReactNode } = {
  tiles: () => <TileList />,
  'will-cards': () => <WillList />,
  buildings: () => <BuildingList />,
  travels: () => <TravelList />,
  places: () => <PlaceList />,
  lands: () => <LandList />,
};

/** Everything in the box, and how sure each number is. */
export function Components() {
  const t = useComponentsWords();
  const title = useComponentTitle();
  const say = useGameWords(kingsWill.words.texts, []);
  const choice = { option: say({ key: 'option.content' }), custom: say({ key: 'content.custom' }) };
  return (
    <>
      <Section
        id="sources"
        title={title('sources')}
        paragraphs={[t('sources.1'), t('sources.2'), t('sources.3')]}
        figures={<Marks />}
        row={<KnownAndOurs />}
      />
      {COMPONENT_SECTIONS.map((id) => {
        const List = LISTS[id];
        if (List === undefined) return null;
        return (
          <Section key={id} id={id} title={title(id)} paragraphs={[t(`${keyOf(id)}.1`)]}>
            <List />
          </Section>
        );
      })}
      <Section
        id="values"
        title={title('values')}
        paragraphs={[t('values.1')]}
        row={
          <>
            <ScaleTable scale="education" />
            <ScaleTable scale="development" />
            <NumberTable />
          </>
        }
      />
      <Section id="custom" title={title('custom')} paragraphs={[t('custom.1', choice), t('custom.2')]}>
        <Template game={kingsWill.id} text={templateText()} />
      </Section>
    </>
  );
}
