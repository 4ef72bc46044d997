// What every landscape has at the same heights, so that they join: sky, two far ridges, and the road in front. It all
// goes on beside the picture, level, for frames that are wider than it.
import type { ReactNode } from 'react';
import styles from './Scene.module.css';
import { dots, tufts } from './strew.ts';

interface Props {
  readonly seed: number;
  /** The third ridge. */
  readonly ridge: string;
  /** The ground beside the picture in a wide frame: from which height on, and its colour. */
  readonly sides: readonly (readonly [y: number, fill: string])[];
  /** Colours of the grass in front: light and dark. */
  readonly grass?: readonly [string, string];
  /** In place of the far ridges. */
  readonly far?: ReactNode;
  /** Above the ridges: clouds and birds. */
  readonly air?: ReactNode;
  /** The landscape itself. */
  readonly children: ReactNode;
  /** In front of the road. */
  readonly front?: ReactNode;
}

/** The frame of a landscape: what is behind it and what is before it. */
export function Ground({ seed, ridge, sides, grass = ['#8fb355', '#2f4a1f'], far, air, children, front }: Props) {
  return (
    <>
      <path d="M-200-200H360V150H-200Z" fill="url(#kw-sky)" />
      <path d={dots({ seed: seed + 40, count: 14, box: [4, 2, 152, 62] })} className={styles.stars} />
      {far ?? <path d="M-200 88H0C20 78 34 84 52 80S92 90 112 82S146 80 160 88H360V150H-200Z" fill="url(#kw-far)" />}
      <path d="M-200 102H0C22 98 40 106 64 102S110 94 130 100S152 104 160 102H360V150H-200Z" fill="#9db99f" />
      {air}
      <path d="M-200 116H0C24 108 44 116 70 114S120 106 160 116H360V172H-200Z" fill={ridge} />
      <path d="M-200 117H0C24 109 44 117 70 115S120 107 160 117H360" className={styles.snow} />
      {sides.map(([y, fill]) => (
        <path key={y} d={`M-200 ${y}H360V172H-200Z`} fill={fill} />
      ))}
      {children}
      <Road seed={seed} />
      <path d={tufts({ seed, count: 26, box: [-50, 200, 260, 18] })} className={styles.blades} stroke={grass[0]} />
      <path
        d={tufts({ seed: seed + 9, count: 26, box: [-50, 200, 260, 18] })}
        className={styles.blades}
        stroke={grass[1]}
      />
      {front}
      <path d="M-200-200H360V221H-200Z" className={styles.season} />
      <path d="M-200-200H360V221H-200Z" fill="url(#kw-dusk)" />
    </>
  );
}

function Road({ seed }: { readonly seed: number }) {
  return (
    <>
      <path d="M-200 166H360V221H-200Z" fill="url(#kw-verge)" />
      <path d="M-200 167H0C34 161 58 172 82 169S132 162 160 167H360V176H-200Z" fill="#7d9a45" />
      <path
        d="M-200 170H0C34 164 58 175 82 172S132 165 160 170H360V193H160C128 189 104 198 80 195S30 189 0 193H-200Z"
        fill="url(#kw-road)"
      />
      <g fill="none">
        <path
          d="M-200 170H0C34 164 58 175 82 172S132 165 160 170H360"
          stroke="#8d6a38"
          strokeWidth="1.200"
          opacity=".7"
        />
        <path
          d="M-200 193H0C30 189 56 198 80 195S128 189 160 193H360"
          stroke="#6d4d24"
          strokeWidth="1.400"
          opacity=".75"
        />
        <path
          d="M-200 177H0C34 172 58 182 82 179S132 173 160 177H360M-200 186H0C30 182 56 190 80 188S128 182 160 186H360"
          stroke="#a9854e"
          strokeWidth="1.200"
          opacity=".55"
        />
        <path d={dots({ seed: seed + 3, count: 10, box: [6, 175, 148, 14] })} className={styles.pebbles} />
      </g>
    </>
  );
}

/** Levelled ground where a place can be built. */
export function Clearing({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={30 * size} ry={7 * size} fill="#caa968" />
      <ellipse cx={x - 1} cy={y - 1} rx={28 * size} ry={5.4 * size} fill="#e3ca93" />
    </>
  );
}
