import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { type Drawn, HowToPages } from '../../../learn/parts/HowToPages.tsx';
import { Tips } from '../../../learn/parts/Tips.tsx';
import {
  CastlePlate,
  HillPlate,
  RecruitPlate,
  RefillPlate,
  SwapCastle,
  SwapHill,
  ValleyPlate,
  WayPlate,
} from './figures/Figures.tsx';
import { GoalPlate, PhasesPlate } from './figures/Plates.tsx';
import { ScoredCastle, ScorePlate } from './figures/ScoreSheet.tsx';
import { TryIt } from './lessons/TryIt.tsx';
import { HOW_TO, type HowToSection } from './sections.ts';
import type { HowToKey } from './texts/howto/en.ts';
import { useHowTo } from './texts/words.ts';

type Pictures = Drawn<HowToSection, HowToKey>;

const TIPS = ['tips.1', 'tips.2', 'tips.3', 'tips.4', 'tips.5', 'tips.6'] as const;

const BESIDE: Pictures = {
  goal: () => <GoalPlate />,
  setup: (t) => <ValleyPlate example="setup" caption={t('setup.caption')} />,
  turn: () => <PhasesPlate />,
  recruit: (t) => <RecruitPlate example="recruit" caption={t('recruit.caption')} />,
  sets: (t) => (
    <>
      <WayPlate example="three" caption={t('sets.caption')} />
      <WayPlate example="two" caption={t('sets.caption.two')} />
    </>
  ),
  priest: (t) => <WayPlate example="priest" caption={t('priest.caption')} />,
  wizard: () => <SwapHill example="wizard" />,
  collector: (t) => <CastlePlate example="collector" caption={t('collector.caption')} />,
  jester: (t) => <CastlePlate example="jester" caption={t('jester.caption')} />,
  kingdom: (t) => <CastlePlate example="kingdom" caption={t('kingdom.caption')} />,
  end: (t) => <HillPlate example="end" caption={t('end.caption')} />,
  scoring: () => <ScorePlate />,
};

const BELOW: Pictures = {
  wizard: (t) => <SwapCastle example="wizard" caption={t('wizard.caption')} />,
  scoring: (t) => <ScoredCastle caption={t('scoring.castle')} />,
};

const UNDER: Pictures = {
  move: (t) => (
    <>
      <WayPlate example="move" caption={t('move.caption')} />
      <TryIt example="move" title={t('move.try')} />
    </>
  ),
  sets: (t) => (
    <>
      <WayPlate example="occupied" caption={t('sets.caption.occupied')} />
      <TryIt example="two" title={t('sets.try')} countsSets />
    </>
  ),
  replenish: (t) => <RefillPlate example="replenish" caption={t('replenish.caption')} />,
  tips: (t) => <Tips game={kingOfTheValley.id} tips={TIPS.map(t)} caption={t('tips.caption')} />,
};

/** The whole game, section by section. */
export function HowTo() {
  const t = useHowTo();
  return (
    <HowToPages
      sections={HOW_TO}
      t={t}
      titleOf={(id) => t(`${id}.title`)}
      beside={BESIDE}
      below={BELOW}
      under={UNDER}
    />
  );
}
