import { kingsWill } from '@three-crowns/kings-will';
import type { ReactNode } from 'react';
import { type Drawn, HowToPages } from '../../../learn/parts/HowToPages.tsx';
import { Pair, Stack } from '../../../learn/parts/Stack.tsx';
import { Tips } from '../../../learn/parts/Tips.tsx';
import type { ExampleId } from './examples/examples.ts';
import { HandPlate, TravelPlate } from './figures/Cards.tsx';
import { GoalPlate } from './figures/Goal.tsx';
import { Ledger } from './figures/Ledger.tsx';
import { PlacesPlate } from './figures/Places.tsx';
import { CountingPlate, PlanPlate } from './figures/PlanDrawing.tsx';
import { ChangePlates, RealmPlate } from './figures/Realm.tsx';
import { RowPlate, RowStill } from './figures/RowStrip.tsx';
import { ScalesPlate } from './figures/Scales.tsx';
import { ScorePlate } from './figures/Score.tsx';
import { Steps } from './figures/Steps.tsx';
import { Story } from './figures/Story.tsx';
import { TryLesson } from './lessons/TryLesson.tsx';
import { HOW_TO, type HowToSection } from './sections.ts';
import type { HowToKey } from './texts/howto/en.ts';
import { useHowTo } from './texts/words.ts';

type Pictures = Drawn<HowToSection, HowToKey>;

const TIPS = ['tips.1', 'tips.2', 'tips.3', 'tips.4', 'tips.5', 'tips.6'] as const;

/** What an example did in words and numbers. */
const told = (example: ExampleId): ReactNode => (
  <>
    <Story example={example} />
    <Ledger example={example} />
  </>
);

const BESIDE: Pictures = {
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
  scoring: () => <ScorePlate />,
};

const UNDER: Pictures = {
  setup: (t) => (
    <Stack>
      <RealmPlate example="setup" caption={t('setup.caption')} />
      <RowStill example="setup" caption={t('setup.row')} />
    </Stack>
  ),
  wills: (t) => (
    <Stack>
      <HandPlate example="wills" caption={t('wills.hand')} />
      <PlanPlate example="look" caption={t('wills.plan')} />
    </Stack>
  ),
  row: (t) => (
    <Stack>
      <RowPlate example="row" caption={t('row.caption')} />
      <RowPlate example="stays" caption={t('row.stays')} />
      <TryLesson id="tile" />
    </Stack>
  ),
  turn: (t) => (
    <Stack>
      <ScalesPlate example="row" caption={t('turn.caption')} />
      <TryLesson id="follow" />
    </Stack>
  ),
  harvest: (t) => <RealmPlate example="harvest" caption={t('harvest.caption')} />,
  extract: (t) => <RealmPlate example="extract" caption={t('extract.caption')} />,
  enrich: (t) => <PlanPlate example="enrich" caption={t('enrich.caption')} marked={[4]} />,
  build: (t) => (
    <Stack>
      <PlacesPlate />
      <ChangePlates example="build" caption={t('build.caption')} />
    </Stack>
  ),
  seams: (t) => (
    <Stack>
      <RealmPlate example="seams" caption={t('seams.caption')} />
      <TryLesson id="seam" />
    </Stack>
  ),
  govern: (t) => (
    <Stack>
      <Pair>
        <Steps />
        <RealmPlate example="discount" caption={t('govern.discount')} />
      </Pair>
      <TryLesson id="discount" />
    </Stack>
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
  levies: () => <TryLesson id="levy" />,
  two: (t) => <PlanPlate example="neutral" caption={t('two.caption')} marked={[4]} />,
  scoring: (t) => (
    <Stack>
      <CountingPlate example="scoring" caption={t('scoring.plan')} />
      <RealmPlate example="scoring" caption={t('scoring.red')} />
    </Stack>
  ),
  first: (t) => <RealmPlate example="first" caption={t('first.caption')} />,
  tips: (t) => <Tips game={kingsWill.id} tips={TIPS.map(t)} caption={t('tips.caption')} />,
};

/** The whole game, section by section. */
export function HowTo() {
  const t = useHowTo();
  return <HowToPages sections={HOW_TO} t={t} titleOf={(id) => t(`${id}.title`)} beside={BESIDE} under={UNDER} />;
}
