// Where the king stays: eight pictures of 160 by 60, what matters in the middle and on the right.
import type { ReactNode } from 'react';
import { Deer, Sailboat } from '../scene/creatures.tsx';
import { Peak } from '../scene/Peak.tsx';
import { Pines, Poplar, Tree } from '../scene/plants.tsx';
import { Banner, Door, Gable, Hall, Person, Window } from './pieces.tsx';
import styles from './Vignette.module.css';

const LINE = { stroke: '#2a1f16', strokeWidth: 0.9, strokeLinejoin: 'round', strokeOpacity: 0.75 } as const;

function Country({ near, far = '#a9bf9a', children }: CountryProps) {
  return (
    <>
      <path d="M0 0H160V60H0Z" className={styles.day} />
      <path d="M0 0H160V22Q80 34 0 20Z" className={styles.sky} />
      <path d="M0 38Q40 28 86 36T160 32V60H0Z" fill={far} />
      {children}
      <path d="M0 54Q60 47 110 51T160 50V60H0Z" fill={near} />
    </>
  );
}

interface CountryProps {
  readonly near: string;
  readonly far?: string;
  readonly children: ReactNode;
}

/** A tower with battlements, its foot on (x, 54). */
function Turret({
  x,
  w,
  h,
  roof,
}: {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly roof?: string;
}) {
  const top = 54 - h;
  return (
    <>
      <path d={`M${x - w / 2} 54V${top}h${w}V54z`} fill="url(#kw-wall)" {...LINE} />
      {roof === undefined ? (
        <path
          d={`M${x - w / 2 - 1.5} ${top}v-4h${w / 5 + 1}v2h${w / 5}v-2h${w / 5}v2h${w / 5}v-2h${w / 5 + 2}v4z`}
          fill="#d8d0c0"
          {...LINE}
        />
      ) : (
        <path d={`M${x - w / 2 - 2} ${top + 1}L${x} ${top - w}L${x + w / 2 + 2} ${top + 1}Z`} fill={roof} {...LINE} />
      )}
      <path d={`M${x - 1} ${top + 9}v-4h2v4z`} fill="#3a2c22" />
    </>
  );
}

const palace = (
  <Country near="#8fae5c">
    <Poplar x={60} y={52} h={34} />
    <Poplar x={150} y={52} h={36} />
    <Hall x={104} y={54} w={66} h={18} wall="#f7eeda" roof="url(#kw-slate)">
      <Door x={0} y={0} w={9} h={12} />
      {[-26, -18, -10, 10, 18, 26].map((x) => (
        <Window key={x} x={x} y={-5} h={7} />
      ))}
    </Hall>
    <Turret x={72} w={12} h={28} roof="url(#kw-slate)" />
    <Turret x={136} w={12} h={28} roof="url(#kw-slate)" />
    <Banner x={104} y={24} />
    <path d="M90 60q14-10 28 0z" fill="#e3ca93" />
  </Country>
);

const harbour = (
  <Country near="#4f8fb0" far="#8fb0a0">
    <path d="M60 40H160V60H60z" fill="#6ba4c0" />
    <Gable x={76} y={44} w={18} h={12} beams />
    <Gable x={96} y={44} w={16} h={14} beams roof="url(#kw-slate)" />
    <path d="M62 44h46v5H62z" fill="#8a6a48" {...LINE} />
    <Sailboat x={124} y={48} size={1.25} />
    <Sailboat x={148} y={42} size={0.8} />
  </Country>
);

const camp = (
  <Country near="#9aa85e">
    {[78, 106, 134].map((x, i) => (
      <g key={x} transform={`translate(${x} 54)`}>
        <path d="M-14 0L0-26 14 0z" fill={['#b0392f', '#e7d6ae', '#34506e'][i]} {...LINE} />
        <path d="M-4 0L0-18 4 0z" fill="#3a2415" />
        <path d="M0-26v-7" stroke="#2a1f16" strokeWidth="1.100" />
        <path d="M0-33l7 2.500L0-28z" fill="#f0c75a" {...LINE} />
      </g>
    ))}
    <Person x={92} y={57} coat="#5b6156" />
    <Person x={121} y={57} coat="#8a4b2a" flip />
  </Country>
);

const cathedral = (
  <Country near="#a3ac74">
    <Gable x={70} y={53} w={16} h={11} />
    <Gable x={150} y={53} w={16} h={12} roof="url(#kw-slate)" />
    <Hall x={116} y={54} w={44} h={20} wall="url(#kw-wall)" roof="url(#kw-slate)">
      {[-10, -1, 8, 17].map((x) => (
        <path key={x} d={`M${x} -4v-9q2.500-4 5 0v9z`} fill="#6a86b8" {...LINE} />
      ))}
    </Hall>
    <Turret x={90} w={12} h={34} roof="url(#kw-slate)" />
    <Turret x={103} w={12} h={34} roof="url(#kw-slate)" />
    <circle cx="96.500" cy="36" r="4" fill="#6a86b8" {...LINE} />
    <path d="M93 54v-7q3.500-6 7 0v7z" fill="#5a3218" {...LINE} />
  </Country>
);

const town = (
  <Country near="#9db05f">
    {[76, 92, 108, 124, 140].map((x, i) => (
      <Gable key={x} x={x} y={46 - (i % 2) * 3} w={15} h={11} roof={i % 2 ? 'url(#kw-slate)' : 'url(#kw-tile)'} />
    ))}
    <path d="M62 54V42h92v12z" fill="url(#kw-wall)" {...LINE} />
    <path
      d="M62 42v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3h4v3z"
      fill="#e0d9ca"
      {...LINE}
    />
    <Turret x={64} w={11} h={20} roof="url(#kw-tile)" />
    <Turret x={152} w={11} h={20} roof="url(#kw-tile)" />
    <path d="M102 54v-7q6-7 12 0v7z" fill="#3a2415" {...LINE} />
  </Country>
);

const fortress = (
  <Country near="#98a26a" far="#a3ab96">
    <Peak x={78} y={8} left={40} right={34} foot={44} snow={0.3} />
    <path d="M64 54V40h84v14z" fill="#8a5d32" {...LINE} />
    <path
      d="M64 40l3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4z"
      fill="#a9783f"
      {...LINE}
    />
    <path d="M76 54V40M88 54V40M124 54V40M136 54V40" stroke="#5a3a1e" />
    <Turret x={106} w={24} h={30} />
    <path d="M100 54v-9q6-7 12 0v9z" fill="#3a2415" {...LINE} />
    <Banner x={106} y={29} />
  </Country>
);

const bridge = (
  <Country near="#6ba4c0">
    <Tree x={66} y={52} h={26} crown="olive" />
    <Turret x={132} w={26} h={32} />
    <Turret x={116} w={10} h={26} roof="url(#kw-tile)" />
    <Turret x={149} w={10} h={26} roof="url(#kw-tile)" />
    <path d="M58 50h62v10h-8q-6-9-12 0h-8q-6-9-12 0h-8q-6-9-12 0h-2z" fill="#cfc8b8" {...LINE} />
    <path d="M58 47h64v4H58z" fill="#ddd7c9" {...LINE} />
    <path d="M127 54v-8q5-6 10 0v8z" fill="#3a2415" {...LINE} />
    <Person x={92} y={47} coat="#a3263a" />
  </Country>
);

const hunting = (
  <Country near="#7d9a4c" far="#8faf86">
    <Pines
      at={[
        [64, 50, 30],
        [76, 48, 24],
        [128, 49, 28],
        [142, 51, 36],
        [155, 50, 30],
      ]}
    />
    <Hall x={104} y={54} w={36} h={15} wall="#b5854f" roof="url(#kw-thatch)" beams>
      <Door x={0} y={0} />
      <Window x={-11} y={-4} />
      <Window x={11} y={-4} />
      <path d="M-4-17q-3-3-2-6M4-17q3-3 2-6M-5-20l-3 0M5-20h3M-3-17h6l-3 4z" fill="#f1e4c8" stroke="#f1e4c8" />
    </Hall>
    <Deer x={136} y={57} flip />
  </Country>
);

export const JOURNEYS: readonly ReactNode[] = [palace, harbour, camp, cathedral, town, fortress, bridge, hunting];
