import { useId } from 'react';
import { PATHS } from '../../design/icons/paths.ts';
import { Gradient } from '../../design/scenery/pieces.tsx';
import styles from './Wall.module.css';

/** From one window to the next but one, with a banner after each. */
const SPAN = 420;

const GLASS = 'M-41 178V50Q-41 12 0-12Q41 12 41 50V178Z';

/** The wall of the hall, as wide as its page: stones, and windows into the evening with banners between them. */
export function Wall() {
  const id = useId();
  const [wall, stones, sky, span] = ['wall', 'stones', 'sky', 'span'].map((part) => `${id}${part}`);
  return (
    <svg className={styles.wall} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <Gradient
          id={wall}
          stops={[
            [0, '#8f744c'],
            [0.5, '#c3a877'],
            [1, '#a98b5b'],
          ]}
        />
        <Gradient
          id={sky}
          stops={[
            [0, '#e9a75c'],
            [1, '#fbe6b4'],
          ]}
        />
        <pattern id={stones} width="84" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 .5H84M0 22.500H84M22 0V22M64 22V44" stroke="#4a3315" strokeOpacity=".28" fill="none" />
          <path d="M23 2H83" stroke="#fff" strokeOpacity=".14" />
        </pattern>
        <pattern id={span} x={-SPAN / 2} width={SPAN} height="900" patternUnits="userSpaceOnUse">
          <Window x={105} sky={sky} />
          <Window x={315} sky={sky} castle />
          <Banner x={210} colour="#a3263a" charge="lion" />
          <Banner x={0} colour="#1f5fa8" charge="eagle" />
          <Banner x={SPAN} colour="#1f5fa8" charge="eagle" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${wall})`} />
      <rect width="100%" height="100%" fill={`url(#${stones})`} />
      {/* From the middle outwards, so that a narrow hall has a window or a banner in its middle. */}
      <svg x="50%" overflow="visible" aria-hidden="true">
        <rect x="-1500" width="3000" height="900" fill={`url(#${span})`} />
      </svg>
    </svg>
  );
}

function Window({ x, sky, castle = false }: { readonly x: number; readonly sky: string; readonly castle?: boolean }) {
  return (
    <g transform={`translate(${x} 40)`} strokeLinejoin="round">
      <path d="M-50 182V48Q-50 4 0-24Q50 4 50 48V182Z" fill="#6b5330" />
      <path d={GLASS} fill={`url(#${sky})`} />
      <circle cx={castle ? -18 : 16} cy="46" r="14" fill="#fff6cf" />
      <path d="M-41 120Q-16 104 10 118T41 112V178H-41Z" fill="#8a9a6c" />
      {castle && (
        <g transform="translate(8 116)" stroke="#4a3315" fill="#e3d3b0">
          <path d="M-14 16V-4h9v20zM5 16V-4h9v20zM-7 16V-10H7v26z" />
          <path d="M-16-4-9.500-15-3-4zM3-4 9.500-15 16-4zM-9-10 0-24 9-10z" fill="#8e2233" />
        </g>
      )}
      <path d="M-41 148Q-8 124 18 142T41 136V178H-41Z" fill="#66793f" />
      <path d="M0-12V178M-41 70H41M-41 122H41" stroke="#4a3315" strokeWidth="2.500" strokeOpacity=".75" />
      <path d={GLASS} fill="none" stroke="#4a3315" strokeWidth="2.500" />
      <path d="M-56 180H56v9H-56z" fill="#b99b68" stroke="#4a3315" strokeOpacity=".5" />
    </g>
  );
}

interface BannerProps {
  readonly x: number;
  readonly colour: string;
  readonly charge: 'lion' | 'eagle';
}

function Banner({ x, colour, charge }: BannerProps) {
  return (
    <g transform={`translate(${x} 22)`}>
      <path d="M-36 0h72" stroke="#3a2412" strokeWidth="5" strokeLinecap="round" />
      <path d="M-28 2H28V124L0 104-28 124Z" fill={colour} />
      <path d="M-28 2H-8V110L-28 124Z" fill="#fff" fillOpacity=".1" />
      <path d="M-23 2V114L0 97 23 114V2" fill="none" stroke="#e8c779" strokeWidth="2" />
      <path d={PATHS[charge]} transform="translate(-16 30) scale(.0625)" fill="#fdf0cf" />
    </g>
  );
}
