import type { SeatColour } from '../../../seats/seats.ts';
import { FAULT_SIGNS } from '../study/grades.ts';
import type { Fault } from './course.ts';
import styles from './Graph.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is only imprecise has a smaller mark. */
export function FaultMark({ x, y, grade, colour }: Place & Pick<Fault, 'grade'> & { readonly colour: SeatColour }) {
  const r = grade === 'imprecise' ? 6 : 9;
  return (
    <g style={{ '--seat': `var(--${colour})` }} data-fault={grade}>
      <circle className={styles.fault} cx={x} cy={y} r={r} />
      <text className={styles.sign} x={x} y={y + r / 2 + 0.5} fontSize={r * 1.5}>
        {FAULT_SIGNS[grade]}
      </text>
    </g>
  );
}

export function TurnMark({ x, y }: Place) {
  return <path className={styles.turn} d={`M${x} ${y - 10}L${x + 10} ${y}L${x} ${y + 10}L${x - 10} ${y}Z`} />;
}
