import { valeria } from '@three-crowns/valeria';
import { type Drawn, HowToPages } from '../../../learn/parts/HowToPages.tsx';
import { Tips } from '../../../learn/parts/Tips.tsx';
import { AttackPlate, LevelsPlate } from './figures/Alone.tsx';
import { ActionsPlate, GoalPlate, PhasesPlate } from './figures/Goal.tsx';
import { GridPlate } from './figures/Grid.tsx';
import { PayPlate } from './figures/Pay.tsx';
import { CardsPlate, ChangePlate, NoDukePlate, OfferPlate, RestPlate } from './figures/Plates.tsx';
import { RollPlate } from './figures/Roll.tsx';
import { DukesPlate, ScoreSheets } from './figures/Score.tsx';
import { Setups } from './figures/Setups.tsx';
import { TryActions } from './lessons/TryActions.tsx';
import { TryDice } from './lessons/TryDice.tsx';
import { HOW_TO, type HowToSection } from './sections.ts';
import type { HowToKey } from './texts/howto/en.ts';
import { useHowTo } from './texts/words.ts';

type Pictures = Drawn<HowToSection, HowToKey>;

const TIPS = ['tips.1', 'tips.2', 'tips.3', 'tips.4', 'tips.5', 'tips.6'] as const;

const BESIDE: Pictures = {
  turn: () => <PhasesPlate />,
  roll: () => <TryDice />,
  harvest: (t) => <CardsPlate cards={['mercenary', 'butcher']} caption={t('harvest.caption')} />,
  herald: (t) => <RollPlate example="herald" caption={t('herald.caption')} />,
  actions: () => <ActionsPlate />,
  recruit: (t) => <PayPlate example="recruit" place="c5" caption={t('recruit.caption')} />,
  powers: (t) => <RollPlate example="ongoing" caption={t('powers.caption')} />,
  end: (t) => <ChangePlate example="exhausted" place="m2" caption={t('end.caption')} />,
  scoring: () => <ScoreSheets />,
  variants: (t) => (
    <>
      <RestPlate caption={t('variants.caption.five')} />
      <NoDukePlate caption={t('variants.caption.table')} />
    </>
  ),
  alone: (t) => <AttackPlate caption={t('alone.caption')} />,
};

const BELOW: Pictures = {
  powers: (t) => <CardsPlate cards={['eye-of-asteraten', 'halfpenny-hill']} caption={t('powers.caption.kinds')} />,
  scoring: (t) => <DukesPlate caption={t('scoring.dukes')} />,
  variants: (t) => <ChangePlate example="event" by="c2" place="m4" caption={t('variants.caption.event')} />,
  alone: () => <LevelsPlate />,
};

const UNDER: Pictures = {
  goal: () => <GoalPlate />,
  setup: (t) => <GridPlate example="setup" caption={t('setup.caption')} />,
  roll: (t) => (
    <>
      <RollPlate example="roll" caption={t('roll.caption')} />
      <RollPlate example="double" caption={t('roll.caption.double')} />
    </>
  ),
  trade: (t) => (
    <>
      <RollPlate example="trade" caption={t('trade.caption')} />
      <RollPlate example="thief" caption={t('trade.caption.thief')} />
    </>
  ),
  actions: () => <TryActions />,
  slay: (t) => (
    <>
      <PayPlate example="slay" place="m3" caption={t('slay.caption')} />
      <PayPlate example="slay" at={1} place="m4" caption={t('slay.caption.cube')} />
    </>
  ),
  build: (t) => (
    <>
      <OfferPlate example="build" place="d1" caption={t('build.caption')} isTold />
      <OfferPlate example="build" place="d2" caption={t('build.caption.not')} />
    </>
  ),
  setups: () => <Setups />,
  tips: (t) => <Tips game={valeria.id} tips={TIPS.map(t)} caption={t('tips.caption')} />,
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
