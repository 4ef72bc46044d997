import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

/** Dark on light in both themes: phones read nothing else. With the quiet edge that the code needs. */
const EDGE = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.code} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function drawn(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text);
  const cells: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) cells.push(`M${x + EDGE} ${y + EDGE}h1v1h-1z`);
  }
  return { path: cells.join(''), size: code.size + 2 * EDGE };
}
