import { Birds, Block, Cloud } from './creatures.tsx';
import { Clearing, Ground } from './Ground.tsx';
import { Peak } from './Peak.tsx';
import { Bush, Pines } from './plants.tsx';

const SIDES = [[142, '#84a64d']] as const;

const NEAR = 'M0 142C30 134 56 142 84 138S136 136 160 142V190H0Z';

/** One high summit between two lower ones. */
export function Summit() {
  return (
    <Ground
      seed={11}
      ridge="#8ea67c"
      sides={SIDES}
      air={
        <>
          <Cloud x={14} y={16} size={0.8} />
          <Cloud x={128} y={26} size={0.6} opacity={0.8} />
          <Peak x={-14} y={70} left={40} right={40} foot={126} snow={0.2} />
          <Peak x={176} y={66} left={38} right={44} foot={126} snow={0.2} />
          <Peak x={34} y={50} left={42} right={40} foot={126} />
          <Peak x={130} y={42} left={40} right={42} foot={126} />
          <Peak x={82} y={10} left={54} right={52} foot={132} snow={0.34} />
          <Cloud x={98} y={60} size={0.9} opacity={0.75} />
          <Cloud x={26} y={78} size={0.7} opacity={0.6} />
        </>
      }
    >
      <path d="M0 116C12 112 22 116 34 120S60 116 78 124S120 114 134 118S152 112 160 116V160H0Z" fill="#7d9467" />
      <path d="M18 124l10-8 12 10 14-6 8 8 20-3 12 6 18-9 12 6 10-5 10 9-20 10-80 2z" fill="#8f948b" />
      <path d="M40 126l14-6 8 8-6 6zM110 122l12 6-4 6-10-4z" fill="#6c736f" />
      <Pines
        at={[
          [-30, 138, 30],
          [-12, 136, 24],
          [176, 136, 26],
          [194, 138, 30],
          [6, 132, 22],
          [140, 135, 22],
          [157, 134, 24],
          [28, 136, 20],
          [16, 139, 30],
          [150, 139, 32],
        ]}
      />
      <path d={NEAR} fill="url(#kw-near)" />
      <path d="M44 150c10-9 22-13 40-12s28 4 34 12c-8 6-66 8-74 0z" fill="#b6ab90" />
      <Clearing x={80} y={150} />
      <Block x={127} y={143} size={0.95} />
      <Block x={120} y={148} size={1.05} />
      <Block x={132} y={152} size={1.15} />
      <Boulders x={18} />
    </Ground>
  );
}

/** Two broad mountains, a waterfall between them and the mouth of a mine. */
export function Gorge() {
  return (
    <Ground
      seed={27}
      ridge="#8ea67c"
      sides={SIDES}
      air={
        <>
          <Birds x={70} y={22} />
          <Cloud x={62} y={40} size={0.8} opacity={0.8} />
          <Peak x={-22} y={62} left={42} right={42} foot={126} snow={0.2} />
          <Peak x={188} y={64} left={40} right={44} foot={126} snow={0.2} />
          <Peak x={92} y={58} left={36} right={34} foot={124} snow={0.2} />
          <Peak x={42} y={18} left={62} right={46} foot={132} snow={0.26} />
          <Peak x={128} y={30} left={44} right={56} foot={132} snow={0.3} />
          <Cloud x={6} y={64} size={0.8} opacity={0.7} />
        </>
      }
    >
      <path d="M0 116C14 112 30 120 50 118S72 126 88 124S120 116 138 120S152 112 160 116V160H0Z" fill="#7d9467" />
      <path d="M80 92q7 0 8 5l2 34q-6 4-13 0l1-33z" fill="#b9dbe6" />
      <path d="M82 96v34M86 98l1 33" stroke="#f6fcfb" strokeWidth="1.300" />
      <path d="M70 131q13-5 26 0 4 6-12 7t-14-7z" fill="#8fc0d2" />
      <path d="M106 138l3-16 10-10 14-2 12 9 4 19z" fill="#7c7f7c" />
      <path d="M106 138l3-16 10-10 5 9-6 17z" fill="#a9aaa3" />
      <path d="M118 138v-11q8-11 16 0v11z" fill="#20160f" />
      <path d="M117 138v-12M135 138v-12M115 126h22" stroke="#7a5028" strokeWidth="2.400" />
      <Pines
        at={[
          [-32, 138, 28],
          [-14, 136, 24],
          [174, 138, 26],
          [192, 137, 22],
          [4, 130, 20],
          [58, 130, 18],
          [14, 136, 27],
          [26, 134, 20],
          [156, 138, 28],
          [38, 137, 24],
        ]}
      />
      <path d={NEAR} fill="url(#kw-near)" />
      <path d="M126 138q-4 10-30 13l-6 6h18q26-8 30-19z" fill="#b6ab90" />
      <Clearing x={80} y={150} />
      <path d="M128 153h16l-3 8h-10z" fill="#6b4a2c" />
      <path d="M129 153q2-5 6-4 4-3 8 4z" fill="#bdb8ab" />
      <circle cx="132" cy="162" r="2.200" fill="#2a1f16" />
      <circle cx="140" cy="162" r="2.200" fill="#2a1f16" />
      <Boulders x={10} />
      <Bush x={44} y={158} size={0.8} />
    </Ground>
  );
}

function Boulders({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 149)`}>
      <path d="M12 9l8-9 9 5 2 7-10 3z" fill="#a5a49c" />
      <path d="M20 0l9 5 2 7-6 1z" fill="#74767a" />
      <path d="M0 11l6-6 7 4v5z" fill="#b9b5a8" />
    </g>
  );
}
