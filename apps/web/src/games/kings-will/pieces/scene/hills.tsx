import { Birds, Cloud, Sheep } from './creatures.tsx';
import { Clearing, Ground } from './Ground.tsx';
import { Bush, Tree } from './plants.tsx';
import styles from './Scene.module.css';
import { tufts } from './strew.ts';

const SIDES = [[142, '#7f9f45']] as const;

/** A green hill with a winding path, standing stones and sheep. */
export function PathHill() {
  return (
    <Ground
      seed={103}
      ridge="#8eae70"
      sides={SIDES}
      air={
        <>
          <Cloud x={6} y={26} size={0.9} />
          <Cloud x={124} y={18} size={0.8} />
          <Birds x={24} y={54} />
        </>
      }
      front={<Bush x={140} y={212} />}
    >
      <path d="M0 142C22 136 30 112 58 103C70 99 98 99 110 103C136 112 142 134 160 142V172H0Z" fill="url(#kw-hill)" />
      <path
        d="M28 126C50 118 112 118 136 127M20 137C50 129 116 130 147 138M44 114C60 109 104 109 124 115"
        stroke="#6c8d3b"
        strokeWidth="1.200"
        fill="none"
        opacity=".7"
      />
      <path d="M110 103C136 112 142 134 160 142V172H120C134 146 126 118 110 103Z" fill="#3f6230" opacity=".35" />
      <path
        d="M70 170C62 161 108 156 110 148S58 139 60 131S94 122 90 114S84 108 84 105L88 105C90 108 98 114 97 116S72 125 71 131S120 139 119 149S78 161 86 170Z"
        fill="#e3ca93"
      />
      <Clearing x={84} y={105} size={0.9} />
      <Tree x={-24} y={140} h={36} />
      <Bush x={186} y={146} size={1.2} />
      <Tree x={128} y={122} h={26} />
      <Bush x={38} y={126} />
      <Bush x={142} y={136} size={0.8} />
      <Bush x={52} y={146} size={1.2} />
      <StandingStones />
      <Sheep x={130} y={144} />
      <Sheep x={141} y={149} />
      <Sheep x={121} y={151} />
      <path d={tufts({ seed: 5, count: 14, box: [30, 104, 100, 52] })} className={styles.blades} stroke="#a9c562" />
      <path d={tufts({ seed: 6, count: 14, box: [30, 104, 100, 52] })} className={styles.blades} stroke="#5b7c34" />
    </Ground>
  );
}

function StandingStones() {
  return (
    <>
      <path d="M24 152l1-14 5-2 3 4v13zM33 154l1-18 5-2 3 4v17zM43 156l1-13 5-2 3 4v12z" fill="#c8c3b6" />
      <path d="M29 152l1-16 3 4v13zM38 154l1-20 3 4v17zM48 156l1-15 3 4v12z" fill="#8b897f" />
    </>
  );
}

const ROWS = [122, 130, 138, 147, 157] as const;

/** A hill of vines in rows, with a vintner's shelter. */
export function Vineyard() {
  return (
    <Ground
      seed={109}
      ridge="#8eae70"
      sides={SIDES}
      air={
        <>
          <Cloud x={112} y={28} size={1} />
          <Cloud x={20} y={16} size={0.7} opacity={0.8} />
          <Birds x={128} y={62} />
        </>
      }
      front={<Bush x={22} y={211} size={0.9} />}
    >
      <path d="M0 142C12 138 22 118 44 110C60 104 92 104 106 110C132 120 138 136 160 142V172H0Z" fill="url(#kw-hill)" />
      <path d="M106 110C132 120 138 136 160 142V172H126C134 148 124 124 106 110Z" fill="#3f6230" opacity=".35" />
      <Vines />
      <path d="M73 168C70 154 80 148 78 136S72 118 75 110L81 110C79 118 88 124 87 137S82 154 88 168Z" fill="#e3ca93" />
      <Clearing x={76} y={109} size={0.9} />
      <Tree x={22} y={132} h={34} crown="olive" />
      <path d="M128 148v-12l9-7 9 7v12z" fill="#e9d8b4" />
      <path d="M125 137l12-10 12 10-2 2-10-8-10 8z" fill="#8d3b28" />
      <path d="M134 148v-7h6v7z" fill="#4b2f1a" />
      <path d="M150 152q0-5 5-5t5 5v5q-5 3-10 0z" fill="#8a5a2e" />
      <path d="M150 152q5 2 10 0M150 155q5 2 10 0" fill="none" stroke="#3b2415" />
      <Bush x={110} y={160} size={0.8} />
    </Ground>
  );
}

/** Rows of stakes with leaves, wider towards the front; the path runs between them. */
function Vines() {
  return ROWS.map((y, row) => {
    const half = 30 + row * 11;
    const size = 0.8 + row * 0.14;
    return Array.from({ length: 9 + row }, (_, i) => {
      const x = Math.round(78 - half + (i * 2 * half) / (8 + row));
      if (x > 64 && x < 92) return null;
      return (
        <g key={x} transform={`translate(${x} ${y + Math.abs(x - 78) * 0.12}) scale(${size})`}>
          <path d="M0 0v-8" stroke="#6b4424" strokeWidth="1.200" />
          <circle cx="-1" cy="-6" r="2.800" fill="#4f7c30" />
          <circle cx="1.600" cy="-4" r="2.200" fill="#7cab43" />
          <path d="M-1-3h.01M1-2h.01" stroke="#5b3a78" strokeWidth="1.600" strokeLinecap="round" />
        </g>
      );
    });
  });
}
