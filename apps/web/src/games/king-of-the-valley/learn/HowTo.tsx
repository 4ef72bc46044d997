import type { ReactNode } from 'react';
import { Section } from '../../../learn/Section.tsx';
import {
  CastlePlate,
  HillPlate,
  RecruitPlate,
  RefillPlate,
  SwapCastle,
  SwapHill,
  ValleyPlate,
  WayPlate,
} from './Figures.tsx';
import type { HowToKey } from './howto/en.ts';
import { ScoredCastle, ScoreSheet } from './ScoreSheet.tsx';
import { GoalPlate, PhasesPlate } from './Small.tsx';
import { HOW_TO, type HowToSection } from './sections.ts';
import { Tips } from './Tips.tsx';
import { TryIt } from './TryIt.tsx';
import { useHowTo } from './words.ts';

type Say = (key: HowToKey) => string;

const FIGURES: { readonly [S in HowToSection]: (t: Say) => ReactNode } = {
  goal: () => <GoalPlate />,
  setup: (t) => <ValleyPlate example="setup" caption={t('setup.caption')} />,
  turn: () => <PhasesPlate />,
  recruit: (t) => <RecruitPlate example="recruit" caption={t('recruit.caption')} />,
  move: () => undefined,
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
  replenish: () => undefined,
  end: (t) => <HillPlate example="end" caption={t('end.caption')} />,
  scoring: () => <ScoreSheet />,
  tips: () => undefined,
};

type Some = { readonly [S in HowToSection]?: (t: Say) => ReactNode };

/** Below the text, in its column. */
const BELOW: Some = {
  wizard: (t) => <SwapCastle example="wizard" caption={t('wizard.caption')} />,
  scoring: (t) => <ScoredCastle caption={t('scoring.castle')} />,
};

/** Under both columns. */
const ROWS: Some = {
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
      figures={FIGURES[id](t)}
      below={BELOW[id]?.(t)}
      row={ROWS[id]?.(t)}
    />
  ));
}
