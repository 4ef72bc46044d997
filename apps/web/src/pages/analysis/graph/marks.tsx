import type { SeatColour } from '../../../seats/seats.ts';
import { FAULT_SIGNS, type FaultGrade } from '../study/grades.ts';
import type { Fault } from './course.ts';
import styles from './Graph.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is only imprecise has a smaller mark; without a sign it is a dot. */
export const radiusOf = (grade: FaultGrade): number => (grade === 'imprecise' ? 6 : 9);

interface FaultProps extends Place, Pick<Fault, 'grade'> {
  readonly colour: SeatColour;
  /** A graver one lies there already. */
  readonly isDot: boolean;
}

export function FaultMark({ x, y, grade, colour, isDot }: FaultProps) {
  const r = isDot ? DOT : radiusOf(grade);
  return (
    <g style={{ '--seat': `var(--${colour})` }} data-fault={grade}>
      <circle className={styles.fault} cx={x} cy={y} r={r} />
      {!isDot && (
        <text className={styles.sign} x={x} y={y + r / 2 + 0.5} fontSize={r * 1.5}>
          {FAULT_SIGNS[grade]}
        </text>
      )}
    </g>
  );
}

const DOT = 4;

export function TurnMark({ x, y }: Place) {
  return <path className={styles.turn} d={`M${x} ${y - 10}L${x + 10} ${y}L${x} ${y + 10}L${x - 10} ${y}Z`} />;
}
