import { Button } from '../../design/Button.tsx';
import { useT } from './texts/index.ts';
import type { StudyParts } from './useParts.ts';

/** Shows what the better line leads to, and the game again. */
export function LineButton({ step, line, showLine }: Pick<StudyParts, 'step' | 'line' | 'showLine'>) {
  const t = useT();
  const isThere = step?.better !== undefined;
  const isShown = line !== undefined;
  return (
    <Button aria-pressed={isShown} aria-disabled={!isThere} onClick={() => isThere && showLine(!isShown)}>
      {t(isShown ? 'line.hide' : 'line.show')}
    </Button>
  );
}
