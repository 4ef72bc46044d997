import { useEffect } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';
import { playSound } from './sounds.ts';

/** The noises of a step, where they are wanted and the step was not jumped to. */
export function useSounds(screen: GameScreen, step: TableView['step']): void {
  const { sound: isOn } = useSettings();
  useEffect(() => {
    if (!isOn || step.jumped) return;
    const noises = new Set(step.events.map((event) => screen.sound(event)));
    let delay = 0;
    for (const noise of noises) {
      if (noise === undefined) continue;
      playSound(noise, delay);
      delay += 0.12;
    }
  }, [isOn, screen, step]);
}
