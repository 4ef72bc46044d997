import { useEffect, useState } from 'react';
import { rulesFor, screenOf } from '../../games/load.ts';
import { api, type OwnTable } from '../../online/api.ts';
import { useSettings } from '../../settings/settings.ts';
import { chiefOf, type Scene, scenesOf, scenesSince } from '../../table/log/scenes.ts';
import type { Telling } from '../../table/screen/telling.ts';

interface Since {
  readonly scenes: readonly Scene[];
  readonly telling: Telling;
}

/** More than these are no summary any more. */
const MOST = 3;

/**
 * What the others did since one's own last turn: a sentence each, in the words of the scenes at the table. The screen of
 * the game is loaded for it, which whoever is asked there opens next.
 */
export function useSince(table: OwnTable): readonly string[] {
  const { language } = useSettings();
  const [since, setSince] = useState<Since>();
  const { id, game, rulesVersion, chairs } = table;
  useEffect(() => {
    let isGone = false;
    // A list without it is still a list.
    sinceOf(id, game, rulesVersion).then(
      (found) => !isGone && setSince(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, game, rulesVersion]);
  if (since === undefined) return [];
  const { scenes, telling } = since;
  return scenes.slice(-MOST).flatMap((scene) => {
    const chair = chairs[scene.seat];
    return chair.kind === 'free' ? [] : `${chair.name} ${telling.say(scene.steps[chiefOf(scene, telling)], language)}`;
  });
}

async function sinceOf(id: string, game: string, rulesVersion: number): Promise<Since | undefined> {
  const [{ seat, moments }, screen, rules] = await Promise.all([
    api.since(id),
    screenOf(game),
    rulesFor({ game, rulesVersion }),
  ]);
  const { telling } = screen;
  if (telling === undefined) return undefined;
  const told = { game: rules, moments: moments.map((events) => ({ events })) };
  return { scenes: scenesSince(scenesOf(told, screen, telling), seat), telling };
}
