// Three farmers of painted wood, each standing on (0, 0), 30 high, with a round foot like a playing piece.
import type { ReactNode } from 'react';

const LINE = { stroke: '#3b2817', strokeWidth: 1, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

interface BodyProps {
  readonly coat: string;
  readonly shade: string;
  readonly children: ReactNode;
}

/** Foot, coat and face; hat and tool are its own. */
function Body({ coat, shade, children }: BodyProps) {
  return (
    <>
      <ellipse cx="2.500" cy="0" rx="9.500" ry="2.800" fill="#2a1f16" opacity=".4" />
      <path d="M-8-1q0-3 3-3.600H5Q8-4 8-1 0 3-8-1z" fill="#c99d62" {...LINE} />
      <path d="M-6.500-4q-.5-7 2.200-13h8.600Q7-11 6.500-4 0-1.500-6.500-4z" fill={coat} {...LINE} />
      <path d="M1.500-17h2.800Q7-11 6.500-4q-2 1-4 1.200 1-8-1-14.200z" fill={shade} />
      <path d="M-6-8.500q6 2 12 0" fill="none" stroke="#3b2817" strokeWidth="1.300" />
      <circle cy="-20.500" r="5" fill="#f0cfa4" {...LINE} />
      <path d="M2-25a5 5 0 0 1 0 9 6 6 0 0 0 0-9z" fill="#c9986a" />
      <path d="M-2-20.500h.01M1.800-20.500h.01" stroke="#2a1f16" strokeWidth="1.500" strokeLinecap="round" />
      {children}
    </>
  );
}

/** With a straw hat and a fork. */
const reaper = (
  <Body coat="#6f8f4a" shade="#4f6b33">
    <path
      d="M9 0v-27M6.500-31v4q2.500 2 5 0v-4M9-31v4"
      fill="none"
      stroke="#5a3a1e"
      strokeWidth="1.300"
      strokeLinecap="round"
    />
    <path d="M5-13l4 1" stroke="#f0cfa4" strokeWidth="2.600" strokeLinecap="round" />
    <path d="M-9-23.500q9-4 18 0-3 1.600-9 1.600t-9-1.600z" fill="#e8c160" {...LINE} />
    <path d="M-4.500-24.500q.5-5.500 4.500-5.500t4.500 5.500q-4.500-1.500-9 0z" fill="#f1d27c" {...LINE} />
  </Body>
);

/** With a headscarf and a basket. */
const gatherer = (
  <Body coat="#a8503c" shade="#7d3426">
    <path d="M-3-16.500h6l1.200 12q-4 1.600-8.400 0z" fill="#f3e6cb" stroke="#3b2817" strokeWidth=".6" />
    <path d="M-5.600-18q-1-8.500 5.600-8.500t5.600 8.500Q4-23 0-23.300-4-23-5.600-18z" fill="#dfe3ea" {...LINE} />
    <path d="M4.500-9.500h8q0 6-2 6.500H6.500q-2-.5-2-6.500z" fill="#b58145" {...LINE} />
    <path d="M5-10q1-2 2.500-1.500Q9-13 10-11.500q1.500-.5 2 1.500z" fill="#e0b93c" stroke="#3b2817" strokeWidth=".6" />
    <path d="M4.500-13l3 2.500" stroke="#f0cfa4" strokeWidth="2.400" strokeLinecap="round" />
  </Body>
);

/** With a cap and a sack over the shoulder. */
const carrier = (
  <Body coat="#4f7089" shade="#355067">
    <path d="M-12-17q-1-6 4-6.500 3 .5 4 3.500 1 5-1 6-5 1.500-7-3z" fill="#d9c08e" {...LINE} />
    <path d="M-9-23.500l-1-2 3 0-.500 2" fill="#b89a62" stroke="#3b2817" strokeWidth=".7" />
    <path d="M-5-14.500q-2 1-3-1" stroke="#f0cfa4" strokeWidth="2.400" strokeLinecap="round" fill="none" />
    <path d="M-5.200-22.500q0-5 5.200-5 5.400 0 5.200 5-5-1.600-10.400 0z" fill="#7c4a2a" {...LINE} />
    <path d="M4-24.500q4 0 4.500 2" fill="none" stroke="#7c4a2a" strokeWidth="1.600" />
  </Body>
);

export const FARMER_DRAWINGS: readonly ReactNode[] = [reaper, gatherer, carrier];
