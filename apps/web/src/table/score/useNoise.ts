import { useEffect } from 'react';
import { type Noise, playSound } from '../../design/sound/sounds.ts';
import { useSettings } from '../../settings/settings.ts';
import type { EndStep } from '../screen/ending.ts';
import type { EndScene } from './scenes.ts';

/** Each scene of the end is heard once when it comes, where sounds are wanted; the crown falls with a horn. */
export function useNoise(scene: EndScene, steps: readonly EndStep[]): void {
  const { sound: isOn } = useSettings();
  useEffect(() => {
    if (isOn) void playSound(noiseOf(scene, steps));
  }, [isOn, scene, steps]);
}

function noiseOf(scene: EndScene, steps: readonly EndStep[]): Noise {
  if (scene.kind === 'step') return steps[scene.at].noise;
  return scene.kind === 'tie' ? 'bell' : 'horn';
}
