// Clouds, beasts and what people left about. Each stands on the point (x, y).
import styles from './Scene.module.css';

interface At {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const at = ({ x, y, size = 1 }: At, flip = false) => `translate(${x} ${y}) scale(${flip ? -size : size} ${size})`;

export function Cloud({ opacity = 0.9, ...place }: At & { opacity?: number }) {
  return (
    <g transform={at(place)} opacity={opacity}>
      <path d="M0 10c-6 0-8-8-1-9 1-7 11-8 14-3 5-5 14-1 12 5 6 1 5 7-1 7z" className={styles.cloud} />
      <path d="M0 10c-4 0-6-4-4-6 3 3 8 2 10 1 5 3 11 2 13 0 3 2 7 1 9 0 1 3-1 5-4 5z" className={styles.cloudShade} />
    </g>
  );
}

export function Birds(place: At) {
  return <path d="M0 0q3-3 5 0q2-3 5 0M9 6q2-2 4 0q2-2 4 0" transform={at(place)} className={styles.birds} />;
}

export function Cow({ coat = '#8a4b2a', flip = false, ...place }: At & { coat?: string; flip?: boolean }) {
  return (
    <g transform={at(place, flip)}>
      <ellipse cx="1" cy="6" rx="15" ry="2" fill="#2a1f16" opacity=".22" />
      <path d="M-11-3v9M-6-2v8M5-2v8M10-3v9" stroke="#3c2415" strokeWidth="2.400" />
      <path d="M-13-11q1-2 4-2h18q5 0 6 4l-1 8q-3 3-8 2-4-1-8 0-6 1-9-2-3-3-2-10z" fill={coat} />
      <path d="M-6-13q3 7 8 4t5-4zM9-2q4-5 5 1-3 2-5-1z" fill="#f7ecd8" />
      <path d="M-13-11q-2 5-1 10" stroke="#3c2415" fill="none" />
      <path d="M12-13q5-4 9-1l3 5q0 3-3 3-6 0-9-2z" fill={coat} />
      <path d="M20-9h4q1 3-2 3z" fill="#f0cdb2" />
      <path d="M14-14q-2-3 0-4M19-14q2-3 4-3" stroke="#f3e6c9" fill="none" strokeWidth="1.200" />
    </g>
  );
}

export function Sheep(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M-3 2v4M3 2v4" stroke="#2a1f16" strokeWidth="1.100" />
      <ellipse rx="5.400" ry="3.600" fill="#fffaf0" />
      <ellipse cx="1" cy="1.400" rx="4" ry="2" fill="#d8d2c2" />
      <ellipse cx="-5" cy="-1" rx="2" ry="1.600" fill="#3b2c22" />
    </g>
  );
}

export function Deer({ flip = false, ...place }: At & { flip?: boolean }) {
  return (
    <g transform={at(place, flip)}>
      <ellipse cx="0" cy="0" rx="10" ry="1.600" fill="#2a1f16" opacity=".25" />
      <path d="M-6-8l-1 8M-3-8v8M4-8v8M6-9l1 9" stroke="#6b4122" strokeWidth="1.300" />
      <path d="M-8-13q7-2 12 0l3-7q2-2 4 0l2 3-4 1-2 7q-1 4-6 3l-6 1q-4-1-3-8z" fill="#a8683a" />
      <path d="M-8-13q-2 1-2 4l2-1z" fill="#f7ecd8" />
      <path d="M8-20q-2-3-1-6M7-24l-2-1M10-20q1-3 3-4M12-23v-2.500" stroke="#5a3a1e" fill="none" strokeWidth="1" />
    </g>
  );
}

export function Swan({ flip = false, ...place }: At & { flip?: boolean }) {
  return (
    <g transform={at(place, flip)}>
      <path d="M-6 0q0-5 6-4 4 0 6-2-1 7-6 7t-6-1z" fill="#fffdf6" />
      <path d="M-5 0q-4-2-2-6t3-1" fill="none" stroke="#fffdf6" strokeWidth="1.600" />
      <path d="M-4.600-7l-1.600 1.600" stroke="#d5641f" strokeWidth="1.300" />
    </g>
  );
}

export function Sailboat(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M-11 0h22q-3 6-7 6h-9q-4 0-6-6z" fill="#6b4424" />
      <path d="M-11 0h22l-1 2h-20z" fill="#a3703d" />
      <path d="M0 0v-22" stroke="#4b2f1a" strokeWidth="1.400" />
      <path d="M1-21q11 6 10 18H1z" fill="#f8efd9" />
      <path d="M1-21q5 8 4 18H1z" fill="#dccda9" />
      <path d="M-1-19q-7 8-8 16h8z" fill="#e9dcbc" />
      <path d="M-8 8h16" stroke="#173d5e" opacity=".4" strokeWidth="2" />
    </g>
  );
}

export function Block(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M0 0l9-3 8 3-9 3z" fill="#ebe6da" />
      <path d="M0 0l8 3v8l-8-3z" fill="#bdb8ab" />
      <path d="M8 3l9-3v8l-9 3z" fill="#86857f" />
    </g>
  );
}

const LOGS = [
  [0, 0],
  [9, 0],
  [18, 0],
  [4.5, -7],
  [13.5, -7],
] as const;

export function Logs(place: At) {
  return (
    <g transform={at(place)}>
      {LOGS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="4.600" fill="#6b4424" />
          <circle r="3.600" fill="#e2b97d" />
          <circle r="1.700" fill="none" stroke="#a97a42" strokeWidth=".8" />
        </g>
      ))}
    </g>
  );
}

export function Stump(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M-6 0h12v7q-6 3-12 0z" fill="#6b4424" />
      <ellipse rx="6" ry="2.400" fill="#e2b97d" />
      <ellipse rx="3" ry="1.200" fill="none" stroke="#a97a42" strokeWidth=".7" />
    </g>
  );
}

export function Mushroom(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M-1.500 0h3v5h-3z" fill="#f1e6cf" />
      <path d="M-4.500 0q-1.500-7 4-8t5 8z" fill="#b1342b" />
      <path d="M-1.500-4h.01M1.500-2.500h.01M.5-5.800h.01" stroke="#fff6e4" strokeWidth="1.400" strokeLinecap="round" />
    </g>
  );
}

export function Sheaf(place: At) {
  return (
    <g transform={at(place)}>
      <path
        d="M-7 0q5-9 4-13l-6-9q3-2 5 1-1-5 2-5 2 0 2 4 1-5 4-4t1 5q3-3 5 0l-6 8q0 4 4 13-8 4-15 0z"
        fill="#d69d30"
      />
      <path d="M3-13q0 4 4 13-3 1.600-7 1.900q2-8 0-15z" fill="#a66f1a" />
      <path d="M-4-11q4 2 8 0" stroke="#7a4f14" strokeWidth="1.800" fill="none" />
    </g>
  );
}

export function Scarecrow(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M0 0v-28M-11-21h22" stroke="#6b4424" strokeWidth="2.200" />
      <path d="M-6-23h12l2 14H-8z" fill="#7a4a63" />
      <path d="M-12-23h8v5h-8zM4-23h8v5H4z" fill="#8d5a74" />
      <circle cy="-28" r="4" fill="#f0d9a5" />
      <path d="M-7-30H7l-4-2-1-5h-4l-1 5z" fill="#8a5d2a" />
    </g>
  );
}

export function Fence({ posts = 4, ...place }: At & { posts?: number }) {
  const w = posts * 12 - 4;
  return (
    <g transform={at(place)}>
      <path d={`M0-3l${w}-3M0-9l${w}-3`} stroke="#8b6238" strokeWidth="1.800" />
      <path
        d={Array.from({ length: posts }, (_, i) => `M${4 + i * 12} ${-i}v-14`).join('')}
        stroke="#a87b4a"
        strokeWidth="2.600"
      />
    </g>
  );
}
