import { valeria } from '@three-crowns/valeria';
import { Section } from '../../../learn/parts/Section.tsx';
import { Template } from '../../../learn/parts/Template.tsx';
import { useGameWords } from '../../../words/words.ts';
import { useCardWords } from '../pieces/useCardWords.ts';
import { CardList, DukeList } from './components/CardList.tsx';
import { Marks } from './components/Mark.tsx';
import {
  AREAS_BY_STRENGTH,
  CITIZEN_COPIES,
  CITIZEN_ENTRIES,
  cardsInBox,
  DOMAINS_IN_PLAY,
  domainEntries,
  EVENT_ENTRIES,
  monsterEntries,
  STARTER_ENTRIES,
  templateText,
} from './components/tally.ts';
import { NoDukeValues, Values } from './components/Values.tsx';
import { useComponentsWords } from './texts/words.ts';

export const COMPONENT_SECTIONS = [
  'sources',
  'citizens',
  'starters',
  'monsters',
  'domains',
  'dukes',
  'events',
  'values',
  'custom',
] as const;

/** Everything in the box, and how sure it is. */
export function Components() {
  const t = useComponentsWords();
  const { areaNameOf } = useCardWords();
  const say = useGameWords(valeria.words.texts, []);
  const choice = { option: say({ key: 'option.content' }), custom: say({ key: 'content.custom' }) };
  const title = (id: (typeof COMPONENT_SECTIONS)[number]) => ({ id: `box-${id}`, title: t(`${id}.title`) });
  return (
    <>
      <Section
        {...title('sources')}
        paragraphs={[t('sources.1', { cards: cardsInBox() }), t('sources.2')]}
        figures={<Marks />}
      />
      <Section {...title('citizens')} paragraphs={[t('citizens.1', { copies: CITIZEN_COPIES })]}>
        <CardList entries={CITIZEN_ENTRIES} />
      </Section>
      <Section {...title('starters')} paragraphs={[t('starters.1')]}>
        <CardList entries={STARTER_ENTRIES} />
      </Section>
      <Section {...title('monsters')} paragraphs={[t('monsters.1')]}>
        {AREAS_BY_STRENGTH.map((area) => (
          <CardList key={area} title={areaNameOf(area)} entries={monsterEntries(area)} />
        ))}
      </Section>
      <Section {...title('domains')} paragraphs={[t('domains.1', { inPlay: DOMAINS_IN_PLAY })]}>
        <CardList title={t('kind.now')} entries={domainEntries(true)} />
        <CardList title={t('kind.ongoing')} entries={domainEntries(false)} />
      </Section>
      <Section {...title('dukes')} paragraphs={[t('dukes.1')]}>
        <DukeList />
      </Section>
      <Section {...title('events')} paragraphs={[t('events.1')]}>
        <CardList entries={EVENT_ENTRIES} />
      </Section>
      <Section {...title('values')} paragraphs={[t('values.1')]} below={<Values />} figures={<NoDukeValues />} />
      <Section {...title('custom')} paragraphs={[t('custom.1', choice), t('custom.2')]}>
        <Template game={valeria.id} text={templateText()} />
      </Section>
    </>
  );
}
