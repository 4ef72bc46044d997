/** The rules a record was played with: those of today, or an earlier version, loaded when it is needed. */
import { refused } from '../faults.ts';
import type { AnyGame, Upcast } from '../game.ts';
import { type FrozenRuleset, type FrozenVersion, thaw } from './thaw.ts';

export interface EarlierVersion {
  load(): Promise<FrozenVersion>;
  /**
   * Its things in the shapes of the version that followed it, so that it is written once and never touched again. What a
   * state holds only by name, like a built-in table, it reads from the frozen version where the next has other values.
   */
  upcast(from: FrozenRuleset): Upcast;
}

/** A game with all its versions: what each game package exports for the apps. */
export interface Versions {
  readonly game: AnyGame;
  /** By rules version, every one from 1 to the one before today's. */
  readonly earlier: Readonly<Record<number, EarlierVersion>>;
}

/** Throws BadInput that says which versions are known. */
export async function versionOf({ game, earlier }: Versions, rulesVersion: number): Promise<AnyGame> {
  if (rulesVersion === game.rulesVersion) return game;
  if (!Object.hasOwn(earlier, rulesVersion)) {
    const known = [...Object.keys(earlier), game.rulesVersion].join(', ');
    throw refused('rulesVersion', 'version', { known, found: rulesVersion });
  }
  const later = Array.from({ length: game.rulesVersion - rulesVersion }, (_, i) => earlier[rulesVersion + i]);
  const files = await Promise.all(later.map((version) => version.load()));
  return thaw(game, files[0], chained(later.map((version, i) => version.upcast(files[i].ruleset))));
}

/** One upcast after the other. */
function chained(steps: readonly Upcast[]): Upcast {
  return {
    state: (old) => steps.reduce((state, step) => step.state(state), old),
    move: (old) => steps.reduce((move, step) => step.move(move), old),
    event: (old) => steps.reduce((event, step) => step.event(event), old),
  };
}
