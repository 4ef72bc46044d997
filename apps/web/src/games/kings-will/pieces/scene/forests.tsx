import { Birds, Cloud, Deer, Logs, Mushroom, Stump } from './creatures.tsx';
import { Clearing, Ground } from './Ground.tsx';
import { Bush, Pines, Tree } from './plants.tsx';

const SIDES = [[142, '#6f9440']] as const;

const GRASS = ['#7c9f48', '#27401c'] as const;
const NEAR = <path d="M0 142C30 134 56 142 84 138S136 136 160 142V190H0Z" fill="#6f9440" />;
const BACK = [
  [-46, 124, 34],
  [-34, 122, 30],
  [-21, 124, 37],
  [-8, 122, 31],
  [4, 124, 34],
  [16, 122, 30],
  [29, 124, 38],
  [42, 122, 31],
  [54, 123, 36],
  [66, 121, 30],
  [78, 122, 35],
  [90, 121, 29],
  [101, 122, 36],
  [113, 121, 31],
  [125, 123, 38],
  [138, 121, 32],
  [150, 123, 36],
  [161, 122, 30],
  [173, 124, 36],
  [186, 122, 31],
  [198, 124, 35],
  [210, 122, 30],
] as const;
const FRONT = [
  [-40, 142, 48],
  [-18, 141, 44],
  [0, 142, 52],
  [44, 140, 46],
  [60, 138, 40],
  [90, 138, 38],
  [120, 140, 46],
  [154, 142, 54],
  [176, 141, 44],
  [198, 142, 50],
] as const;

/** Pines and a few broad trees, felled timber beside the clearing. */
export function Timber() {
  return (
    <Ground
      seed={31}
      ridge="#6d9266"
      sides={SIDES}
      grass={GRASS}
      air={
        <>
          <Birds x={58} y={26} />
          <Cloud x={104} y={22} size={0.9} />
        </>
      }
      front={
        <>
          <Stump x={14} y={203} />
          <Mushroom x={147} y={210} />
        </>
      }
    >
      <Pines at={BACK} light="#557f63" dark="#37594a" />
      <Pines at={FRONT} />
      <Tree x={22} y={140} h={52} crown="olive" />
      <Tree x={134} y={140} h={56} crown="deep" />
      <Tree x={108} y={134} h={36} crown="amber" />
      {NEAR}
      <Pines
        at={[
          [4, 158, 44],
          [156, 156, 46],
        ]}
      />
      <Tree x={18} y={160} h={40} crown="deep" />
      <Clearing x={80} y={150} />
      <Bush x={48} y={154} />
      <Bush x={114} y={156} />
      <Logs x={130} y={162} />
    </Ground>
  );
}

/** A mixed wood with an old oak and a deer; smoke of a charcoal pile. */
export function OldOak() {
  return (
    <Ground
      seed={47}
      ridge="#6d9266"
      sides={SIDES}
      grass={GRASS}
      air={
        <>
          <Cloud x={20} y={18} size={0.95} />
          <Cloud x={92} y={36} size={0.6} opacity={0.75} />
        </>
      }
      front={
        <>
          <Mushroom x={11} y={208} />
          <Mushroom x={20} y={212} size={0.7} />
          <Stump x={148} y={205} />
        </>
      }
    >
      <Pines at={BACK} light="#557f63" dark="#37594a" />
      <Tree x={10} y={136} h={46} crown="amber" />
      <Tree x={36} y={134} h={48} crown="green" />
      <Tree x={64} y={133} h={42} crown="olive" />
      <Pines
        at={[
          [-36, 140, 50],
          [-14, 138, 44],
          [182, 140, 48],
          [204, 139, 46],
          [50, 138, 48],
          [80, 136, 42],
          [96, 138, 46],
        ]}
      />
      <path
        d="M108 128q-5-8 1-14t-1-14 3-14"
        fill="none"
        stroke="#e9e6dc"
        strokeWidth="4"
        opacity=".45"
        strokeLinecap="round"
      />
      <path d="M98 140q2-13 11-14 9 1 11 14z" fill="#5a4632" />
      <path d="M98 140q2-13 11-14-4 5-3 14z" fill="#7c6348" />
      {NEAR}
      <Tree x={136} y={160} h={92} crown="olive" />
      <Clearing x={80} y={150} />
      <Deer x={26} y={158} />
      <Bush x={50} y={156} size={0.9} />
      <Bush x={6} y={160} size={1.1} />
      <Bush x={154} y={160} />
    </Ground>
  );
}
