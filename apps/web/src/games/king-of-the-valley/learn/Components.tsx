import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { Section } from '../../../learn/parts/Section.tsx';
import { Template } from '../../../learn/parts/Template.tsx';
import { useGameWords } from '../../../words/words.ts';
import { Marks } from './components/Mark.tsx';
import { CollectorTable, PriceTable, ValueTable } from './components/Tables.tsx';
import { TileTable } from './components/TileTable.tsx';
import { COLLECTOR_ROWS, TILE_ROWS, templateText, total } from './components/tally.ts';
import { useComponentsWords } from './texts/words.ts';

export const COMPONENT_SECTIONS = ['sources', 'tiles', 'prices', 'collectors', 'values', 'custom'] as const;

/** The title of a section names counts where there are some. */
export function useComponentTitle(): (id: (typeof COMPONENT_SECTIONS)[number]) => string {
  const t = useComponentsWords();
  const counts = { tiles: total(TILE_ROWS.map((row) => row.count)), collectors: COLLECTOR_ROWS.length };
  return (id) => t(`${id}.title`, { count: id === 'tiles' ? counts.tiles : counts.collectors });
}

/** Everything in the box, and how sure each number is. */
export function Components() {
  const t = useComponentsWords();
  const title = useComponentTitle();
  const say = useGameWords(kingOfTheValley.words.texts, []);
  const sets = { even: say({ key: 'content.even' }), ramped: say({ key: 'content.ramped' }) };
  const choice = { option: say({ key: 'option.content' }), custom: say({ key: 'content.custom' }) };
  return (
    <>
      <Section
        id="sources"
        title={title('sources')}
        paragraphs={[t('sources.1'), t('sources.2')]}
        figures={<Marks />}
      />
      <Section id="tiles" title={title('tiles')} paragraphs={[t('tiles.1'), t('tiles.2', sets)]}>
        <TileTable />
      </Section>
      <Section id="prices" title={title('prices')} paragraphs={[t('prices.1')]} figures={<PriceTable />} />
      <Section id="collectors" title={title('collectors')} paragraphs={[t('collectors.1')]}>
        <CollectorTable />
      </Section>
      <Section
        id="values"
        title={title('values')}
        paragraphs={[t('values.1'), t('values.orders')]}
        figures={<ValueTable />}
      />
      <Section id="custom" title={title('custom')} paragraphs={[t('custom.1', choice), t('custom.2')]}>
        <Template game={kingOfTheValley.id} text={templateText()} />
      </Section>
    </>
  );
}
