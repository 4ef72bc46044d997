/** What the guide says to each question, from what can be had and what the player has learned. */
import { UNKNOWN } from '@three-crowns/core';
import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import {
  type ActionName,
  ASKS,
  actionTarget,
  canAfford,
  HARVESTS,
  harvestOf,
  isPlaceWork,
  lackingForLevy,
  PLACES,
  rewardOf,
  slotsToGo,
  TILES,
  type TileName,
  valuesOf,
} from '@three-crowns/kings-will/board';
import type { Thought as AnyThought } from '../../../table/guide/guideOf.ts';
import type { Progress } from '../../../table/screen/guide.ts';
import type { HowToSection } from '../learn/sections.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import { LESSONS, type LessonKey } from './lessons.ts';
import type { AdviceKey } from './texts/en.ts';

type Thought = AnyThought<AdviceKey, LessonKey, HowToSection>;
type Past = Progress<State, GameEvent>;

export function thoughtOf(view: View, past: Past): Thought | undefined {
  switch (ASKS.find((ask) => ask === view.asked?.ask)) {
    case 'will':
      return { say: 'will', lesson: 'will', section: 'wills' };
    case 'tile':
      return tileThought(view, past);
    case 'act':
      return actThought(view, past);
    case 'follow':
      return knows(past, 'gather') ? { say: 'follow', section: 'turn' } : actThought(view, past);
    case 'intrigue':
      return { say: 'intrigue', section: 'intrigue' };
    case 'walk':
      return { say: 'walk', section: 'move' };
    case 'site':
      return siteThought(view);
    case 'pay':
      return { say: 'pay', lesson: 'build', section: 'build' };
    case 'lose':
      return { say: 'lose', section: 'mood' };
    case 'pledge':
      return { say: 'pledge', lesson: 'pledge', marks: bestFields(view), section: 'visit' };
    case 'neutral':
      return { say: 'neutral', section: 'two' };
    case 'levy':
      return { say: 'levy', lesson: 'visit', section: 'levies' };
    case 'offer':
      return { say: 'offer', lesson: 'visit', section: 'levies' };
    default:
      return undefined;
  }
}

const knows = ({ learned }: Past, lesson: LessonKey): boolean => learned[LESSONS.indexOf(lesson)];

/** The king is this near when the guide begins to speak of his visit. */
const NEAR = 4;

function tileThought(view: View, past: Past): Thought {
  const goods = slotsWith(view, ['harvest', 'extract']);
  if (!knows(past, 'tile')) return { say: 'tile', lesson: 'tile', marks: goods, section: 'row' };
  const { state, own } = view;
  if (slotsToGo(state.row) <= NEAR && lackingForLevy(state, state.palatinates[own]) !== undefined) {
    return { say: 'tile.levy', lesson: 'visit', section: 'levies' };
  }
  if (!knows(past, 'gather')) return { say: 'tile.gather', lesson: 'gather', marks: goods, section: 'harvest' };
  if (!knows(past, 'build')) {
    const build = slotsWith(view, ['build']);
    if (!canFound(view)) return { say: 'tile.save', lesson: 'build', marks: goods, section: 'build' };
    return build.length > 0
      ? { say: 'tile.build', lesson: 'build', marks: build, section: 'build' }
      : { say: 'tile.locked', lesson: 'build', section: 'row' };
  }
  return { say: 'tile.king', lesson: 'pledge', section: 'visit' };
}

/** The slots from which one of these tiles can be taken now. */
function slotsWith({ state, choices }: View, names: readonly TileName[]): string[] {
  return choices
    .filter(({ move }) => move.do === 'take' && names.includes(TILES[state.row[move.slot]]))
    .map(({ targets: [slot] }) => slot);
}

const canFound = ({ state, own }: View): boolean =>
  PLACES.some((_, place) => canAfford(valuesOf(state), state.palatinates[own], place));

/** What an action is thought of, the first that can be done; building comes first, since it is what most cards ask for. */
const ACTIONS = [
  { actions: ['found', 'erect'], say: 'build', lesson: 'build', section: 'build' },
  { actions: ['look'], say: 'look', section: 'wills' },
  { actions: ['educate', 'develop'], say: 'govern', section: 'govern' },
  { actions: ['birth'], say: 'birth', section: 'multiply' },
  { actions: ['walk'], say: 'walk', section: 'move' },
  { actions: ['swap', 'sell'], say: 'trade', section: 'multiply' },
] as const satisfies readonly (Thought & { readonly actions: readonly ActionName[] })[];

function actThought(view: View, past: Past): Thought {
  const harvests = harvestsOf(view);
  if (harvests.length > 0) {
    const lesson = knows(past, 'gather') ? {} : ({ lesson: 'gather' } as const);
    return { say: 'harvest', ...lesson, marks: harvests.slice(0, 1), section: 'harvest' };
  }
  const offered = new Set(view.choices.map(({ targets: [first] }) => first));
  for (const { actions, ...thought } of ACTIONS) {
    const marks = actions.map(actionTarget).filter((target) => offered.has(target));
    if (marks.length > 0) return { ...thought, marks };
  }
  return { say: 'pass', section: 'turn' };
}

/** The actions that bring goods now, the richest first. */
function harvestsOf({ state, own, choices }: View): string[] {
  const yields = (move: Move): number =>
    move.do === 'harvest' ? harvestOf(valuesOf(state), state.palatinates[own], move.good) : 0;
  return choices
    .filter(({ move }) => yields(move) > 0)
    .toSorted((a, b) => yields(b.move) - yields(a.move))
    .flatMap(({ move }) => (move.do === 'harvest' ? [actionTarget(HARVESTS[move.good])] : []));
}

function siteThought({ state }: View): Thought {
  const effect = state.stack.at(-1)?.effect;
  const isPlace = effect?.kind === 'site' && isPlaceWork(effect.work);
  return isPlace
    ? { say: 'site.place', lesson: 'build', section: 'build' }
    : { say: 'site.building', lesson: 'build', section: 'seams' };
}

/** Of the cards the player knows, those that would pay most today. */
function bestFields(view: View): string[] {
  const { state, own, choices } = view;
  const worthOf = ({ move }: MoveChoice): number => {
    if (move.do !== 'pledge' || state.plan[move.field] === UNKNOWN) return 0;
    return rewardOf(state, own, state.plan[move.field]);
  };
  const most = Math.max(...choices.map(worthOf));
  return most === 0 ? [] : choices.filter((choice) => worthOf(choice) === most).map(({ targets: [field] }) => field);
}
