import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useT } from '../texts/index.ts';
import type { Playback } from './usePlayback.ts';

interface Props {
  readonly at: number;
  readonly last: number;
  /** The plies at which turns begin. */
  readonly starts: readonly number[];
  readonly playback: Playback;
}

/** By turns, by moves, by itself. */
export function ReplayKeys({ at, last, starts, playback: { isPlaying, speed, press, hurry, show } }: Props) {
  const t = useT();
  return (
    <>
      <IconButton label={t('replay.turnBack')} onClick={() => show(starts.findLast((ply) => ply < at) ?? 0)}>
        <Icon name="to-start" size={20} />
      </IconButton>
      <IconButton label={t('replay.stepBack')} onClick={() => show(at - 1)}>
        <Icon name="step-back" size={20} />
      </IconButton>
      <IconButton kind="plain" label={t(isPlaying ? 'replay.pause' : 'replay.play')} onClick={press}>
        <Icon name={isPlaying ? 'pause' : 'play'} size={22} />
      </IconButton>
      <IconButton label={t('replay.step')} onClick={() => show(at + 1)}>
        <Icon name="step-forward" size={20} />
      </IconButton>
      <IconButton label={t('replay.turn')} onClick={() => show(starts.find((ply) => ply > at) ?? last)}>
        <Icon name="to-end" size={20} />
      </IconButton>
      <Button kind="quiet" size="small" aria-label={t('replay.speed', { speed: `×${speed}` })} onClick={hurry}>
        ×{speed}
      </Button>
    </>
  );
}
