import { useEffect } from 'react';
import { playSound } from '../../design/sound/sounds.ts';
import { useSettings } from '../../settings/settings.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';

/** The noises of a latest, where they are wanted and the latest was not jumped to. */
export function useSounds(screen: GameScreen, latest: TableView['latest']): void {
  const { sound: isOn } = useSettings();
  useEffect(() => {
    if (!isOn || latest.jumped) return;
    const noises = new Set(latest.events.map((event) => screen.sound(event)));
    let delay = 0;
    for (const noise of noises) {
      if (noise === undefined) continue;
      void playSound(noise, delay);
      delay += 0.12;
    }
  }, [isOn, screen, latest]);
}
