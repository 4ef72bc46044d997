import type { ReactNode } from 'react';
import { Section } from '../../../learn/Section.tsx';
import type { ExampleId } from './examples.ts';
import { HandPlate, TravelPlate } from './figures/Cards.tsx';
import { GoalPlate } from './figures/Goal.tsx';
import { Ledger } from './figures/Ledger.tsx';
import { CountingPlate, PlanPlate } from './figures/PlanDrawing.tsx';
import { ChangePlates, RealmPlate } from './figures/Realm.tsx';
import { RowPlate, Stack } from './figures/RowStrip.tsx';
import { ScalesPlate } from './figures/Scales.tsx';
import { ScoreSheet } from './figures/Score.tsx';
import { Steps } from './figures/Steps.tsx';
import { Story } from './figures/Story.tsx';
import type { HowToKey } from './howto/en.ts';
import { HOW_TO, type HowToSection } from './sections.ts';
import { Tips } from './Tips.tsx';
import { useHowTo } from './words.ts';

type Say = (key: HowToKey) => string;
type Some = { readonly [S in HowToSection]?: (t: Say) => ReactNode };

/** What an example did in words and numbers. */
const told = (example: ExampleId): ReactNode => (
  <>
    <Story example={example} />
    <Ledger example={example} />
  </>
);

/** Beside the text. */
const FIGURES: Some = {
  goal: () => <GoalPlate />,
  turn: () => <Story example="row" />,
  harvest: () => told('harvest'),
  extract: () => told('extract'),
  enrich: () => told('enrich'),
  build: () => told('build'),
  seams: () => told('seams'),
  govern: (t) => <ScalesPlate example="govern" caption={t('govern.caption')} />,
  move: () => told('move'),
  multiply: () => told('multiply'),
  intrigue: () => told('intrigue'),
  mood: () => told('rebellion'),
  visit: () => <Story example="pledge" only="pledged" />,
  levies: (t) => (
    <>
      <TravelPlate example="levies" caption={t('levies.caption')} />
      <Story example="levies" />
    </>
  ),
  scoring: () => <ScoreSheet />,
};

/** Under both columns. */
const ROWS: Some = {
  setup: (t) => <RealmPlate example="setup" caption={t('setup.caption')} />,
  wills: (t) => (
    <>
      <HandPlate example="wills" caption={t('wills.hand')} />
      <PlanPlate example="look" caption={t('wills.plan')} />
    </>
  ),
  row: (t) => (
    <Stack>
      <RowPlate example="row" caption={t('row.caption')} />
      <RowPlate example="stays" caption={t('row.stays')} />
    </Stack>
  ),
  turn: (t) => <ScalesPlate example="row" caption={t('turn.caption')} />,
  harvest: (t) => <RealmPlate example="harvest" caption={t('harvest.caption')} />,
  extract: (t) => <RealmPlate example="extract" caption={t('extract.caption')} />,
  enrich: (t) => <PlanPlate example="enrich" caption={t('enrich.caption')} marked={[4]} />,
  build: (t) => <ChangePlates example="build" caption={t('build.caption')} />,
  seams: (t) => <RealmPlate example="seams" caption={t('seams.caption')} />,
  govern: (t) => (
    <>
      <Steps />
      <RealmPlate example="discount" caption={t('govern.discount')} />
    </>
  ),
  move: (t) => <ChangePlates example="move" caption={t('move.caption')} />,
  multiply: (t) => (
    <>
      <RealmPlate example="multiply" caption={t('multiply.caption')} />
      <RealmPlate example="village" caption={t('multiply.village')} />
    </>
  ),
  intrigue: (t) => <RowPlate example="intrigue" caption={t('intrigue.caption')} />,
  mood: (t) => <ScalesPlate example="rebellion" caption={t('mood.caption')} />,
  visit: (t) => <PlanPlate example="pledge" caption={t('visit.caption')} marked={[2, 4]} />,
  two: (t) => <PlanPlate example="neutral" caption={t('two.caption')} marked={[4]} />,
  scoring: (t) => (
    <Stack>
      <CountingPlate example="scoring" caption={t('scoring.plan')} />
      <RealmPlate example="scoring" caption={t('scoring.red')} />
    </Stack>
  ),
  first: (t) => <RealmPlate example="first" caption={t('first.caption')} />,
  tips: () => <Tips />,
};

/** The whole game, section by section. */
export function HowTo() {
  const t = useHowTo();
  return HOW_TO.map(({ id, numeral, paragraphs, fine }) => (
    <Section
      key={id}
      id={id}
      numeral={numeral}
      title={t(`${id}.title`)}
      paragraphs={paragraphs.map((key) => t(key))}
      fine={fine.map((key) => t(key))}
      figures={FIGURES[id]?.(t)}
      row={ROWS[id]?.(t)}
    />
  ));
}
