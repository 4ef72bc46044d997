/** What the tests know of each game besides its rules. A new game is one entry here. */
import { neighbour as inTheValley } from '../apps/web/src/games/king-of-the-valley/board/neighbour.ts';
import { neighbour as inTheRow } from '../apps/web/src/games/kings-will/board/neighbour.ts';
import type { GameId } from '../apps/web/src/games/list.ts';
import { neighbour as inValeria } from '../apps/web/src/games/valeria/board/neighbour.ts';
import type { Choice, GameScreen } from '../apps/web/src/table/screen/screen.ts';
import { choicesAt, meantBy } from '../apps/web/src/table/view/choices.ts';
import type { AnyGame, GameRecord } from '../packages/core/src/index.ts';
import { CELL_NAMES } from '../packages/king-of-the-valley/src/board.ts';
import { kingOfTheValley, type State } from '../packages/king-of-the-valley/src/index.ts';
import { kingsWill } from '../packages/kings-will/src/index.ts';
import { valeria } from '../packages/valeria/src/index.ts';
import type { Model } from './model.ts';

export interface Played {
  readonly game: AnyGame;
  readonly neighbour: GameScreen['neighbour'];
  /** Things of the board that the tests reach by arrow keys. */
  readonly onBoard: RegExp;
  /** Other things of the board, from which the arrow keys lead there. */
  readonly nearby?: RegExp;
  /** Things that others lie upon, which mean them then. */
  readonly covered?: RegExp;
  /** A thing that stands for the target, where that has none of its own. */
  standFor?(left: readonly Choice[], target: string): string;
  /** Selectors of what is dragged and where to, if a drag makes this move. */
  dragOf(model: Model, choice: Choice): readonly [from: string, to: string] | undefined;
}

const at = (target: string): string => `main [data-target="${target}"]`;

/** The one thing that means this choice and nothing else. */
const onlyThing = ({ choices }: Model, choice: Choice): string | undefined =>
  meantBy(choices, choice.targets[0]) === choice ? choice.targets[0] : undefined;

const valley: Played = {
  game: kingOfTheValley,
  neighbour: inTheValley,
  onBoard: /^[a-eLR][1-6]$/,
  nearby: /^(slope|land [a-e])/,
  // The end of a set has a mark of its own only on a place that can be taken too; elsewhere the place stands for it.
  standFor: (left, target) => {
    const place = target.replace('land ', '');
    return place !== target && choicesAt(left, place).length === 0 ? place : target;
  },
  // The king to the place he goes to, a tile of the hill to the castle.
  dragOf: (model, choice) => {
    const target = onlyThing(model, choice);
    if (model.asked === undefined || target === undefined || target === 'skip') return undefined;
    const king = CELL_NAMES[(model.state as State).kings[model.asked.seat]];
    if (model.asked.ask === 'summon') return [at(king), at(target)];
    return model.asked.ask === 'recruit' ? [at(target), 'main [data-castle][data-drop]'] : undefined;
  },
};

const cards: Played = {
  game: valeria,
  neighbour: inValeria,
  onBoard: /^[mcd]\d+$|^dice$|^die \d$/,
  // A card of the grid to the own area.
  dragOf: (model, choice) => {
    const target = onlyThing(model, choice);
    const isBought = /^(recruit|slay|build)/.test(choice.text);
    return target !== undefined && isBought ? [at(target), 'main [data-realm][data-drop]'] : undefined;
  },
};

const palatinates: Played = {
  game: kingsWill,
  neighbour: inTheRow,
  onBoard: /^slot-\d$/,
  covered: /^land/,
  // A farmer to the land where he walks.
  dragOf: (_, { text, targets }) => (text.startsWith('walk') ? [at(targets[1]), at(targets[2])] : undefined),
};

/** A game that the tests do not know does not compile. */
const BY_GAME: { readonly [G in GameId]: Played } = {
  'king-of-the-valley': valley,
  'kings-will': palatinates,
  valeria: cards,
};

export const GAME_IDS: readonly string[] = Object.keys(BY_GAME);

export function playedIn({ game: id }: Pick<GameRecord, 'game'>): Played {
  const found = Object.values(BY_GAME).find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`the tests do not know ${id}`);
  return found;
}
