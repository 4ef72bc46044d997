import { Birds, Cloud, Cow, Fence } from './creatures.tsx';
import { Clearing, Ground } from './Ground.tsx';
import { Bush, Flowers, Tree } from './plants.tsx';

const SIDES = [
  [124, '#a9cb68'],
  [132, '#98c250'],
] as const;

const GRASS = ['#9cc257', '#3c5c25'] as const;
const FRONT = <Flowers seed={61} count={8} box={[6, 202, 148, 14]} />;

function Pasture() {
  return (
    <>
      <path d="M0 124C30 108 66 112 92 120S140 122 160 124V172H0Z" fill="#a9cb68" />
      <path d="M0 132C26 124 40 134 70 130S130 118 160 132V172H0Z" fill="url(#kw-mead)" />
    </>
  );
}

/** A great tree, a brook and cattle. */
export function Brook() {
  return (
    <Ground
      seed={53}
      ridge="#97b968"
      sides={SIDES}
      grass={GRASS}
      air={
        <>
          <Cloud x={14} y={22} size={0.9} />
          <Cloud x={118} y={34} size={0.7} />
          <Birds x={92} y={20} />
        </>
      }
      front={FRONT}
    >
      <Pasture />
      <Tree x={-24} y={124} h={24} />
      <Tree x={184} y={125} h={26} />
      <Tree x={8} y={122} h={20} />
      <Tree x={18} y={119} h={16} />
      <Tree x={150} y={121} h={18} />
      <Tree x={141} y={118} h={14} />
      <ellipse cx="36" cy="145" rx="26" ry="4" fill="#4f7c30" opacity=".5" />
      <Tree x={38} y={146} h={82} crown="fresh" />
      <path
        d="M96 119C104 126 84 132 98 138S140 150 126 168L144 168C152 150 112 142 106 137S112 126 102 119Z"
        fill="#7fbad0"
      />
      <path d="M99 123C103 128 92 132 101 137S136 148 134 164" fill="none" stroke="#e5f4f2" />
      <Cow x={122} y={134} size={0.55} coat="#b9733c" flip />
      <Cow x={54} y={132} size={0.5} coat="#5c3a26" />
      <Clearing x={80} y={151} size={0.95} />
      <Cow x={142} y={158} size={0.9} flip />
      <Fence x={0} y={163} />
      <Flowers seed={71} count={8} box={[4, 128, 152, 32]} size={1.5} colours={['#fffbe8', '#e9c63d', '#d8587a']} />
    </Ground>
  );
}

/** An orchard behind a dry stone wall, a cow with her calf. */
export function Orchard() {
  return (
    <Ground
      seed={59}
      ridge="#97b968"
      sides={SIDES}
      grass={GRASS}
      air={
        <>
          <Cloud x={70} y={20} size={1.05} />
          <Cloud x={4} y={40} size={0.6} opacity={0.8} />
          <Birds x={122} y={40} />
        </>
      }
      front={FRONT}
    >
      <Pasture />
      {ORCHARD.map(([x, y, h]) => (
        <AppleTree key={x} x={x} y={y} h={h} />
      ))}
      <path d="M-200 137H0q40-4 78-3t82-1h200v7H160q-44 0-82 1t-78 3h-200z" fill="#b3aea0" />
      <path
        d="M0 140q40-4 78-3t82-1M8 136v4M22 135v8M36 134v4M52 134v7M68 133v4M84 133v7M100 133v4M116 132v8M132 132v4M148 132v7"
        fill="none"
        stroke="#7d7a70"
      />
      <Clearing x={80} y={151} />
      <Cow x={22} y={157} size={0.92} coat="#6f4226" />
      <Cow x={46} y={160} size={0.5} coat="#b9733c" flip />
      <Cow x={134} y={150} size={0.62} coat="#4b3a30" flip />
      <Bush x={150} y={160} size={0.9} />
      <path d="M118 163q4-6 9 0zM112 161q3-4 6 0z" fill="#7a5a34" />
      <Flowers seed={83} count={8} box={[4, 144, 152, 18]} size={1.5} colours={['#fffbe8', '#e9c63d', '#6d8fe0']} />
    </Ground>
  );
}

const ORCHARD = [
  [-22, 136, 34],
  [14, 136, 36],
  [44, 133, 30],
  [72, 132, 27],
  [100, 132, 28],
  [128, 134, 34],
  [154, 136, 38],
  [188, 136, 34],
] as const;

function AppleTree({ x, y, h }: { readonly x: number; readonly y: number; readonly h: number }) {
  return (
    <>
      <Tree x={x} y={y} h={h} crown="fresh" />
      <path
        d={`M${x - h * 0.18} ${y - h * 0.6}h.01M${x + h * 0.12} ${y - h * 0.52}h.01M${x} ${y - h * 0.78}h.01M${x + h * 0.22} ${y - h * 0.72}h.01`}
        stroke="#c0392b"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </>
  );
}
