/** What the guide says to each question, from what lies on the table and what the player did before. */
import type { GameEvent, State } from '@three-crowns/king-of-the-valley';
import {
  ASKS,
  fillsKingdom,
  influenceOf,
  KINGDOM,
  missingPlaces,
  type Tile,
} from '@three-crowns/king-of-the-valley/board';
import type { Thought as AnyThought } from '../../../table/guide/guideOf.ts';
import type { Progress } from '../../../table/screen/guide.ts';
import type { HowToSection } from '../learn/sections.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import { LESSONS, type LessonKey } from './lessons.ts';
import type { AdviceKey } from './texts/en.ts';

type Thought = AnyThought<AdviceKey, LessonKey, HowToSection>;
type Past = Progress<State, GameEvent>;

export function thoughtOf(view: View, past: Past): Thought | undefined {
  const { values } = view.state;
  switch (ASKS.find((ask) => ask === view.asked?.ask)) {
    case 'place':
      return { say: 'place', lesson: 'place', section: 'move' };
    case 'summon':
      return summonThought(view, past);
    case 'recruit':
      return recruitThought(view, past);
    case 'kingdom':
      return {
        say: 'claim',
        lesson: 'kingdom',
        args: { points: values.kingdomPoints },
        marks: [KINGDOM],
        section: 'kingdom',
      };
    case 'replenish':
      return { say: 'replenish', section: 'replenish' };
    case 'jester':
      return { say: 'jester', section: 'jester' };
    case 'swap':
      return { say: 'swap', section: 'wizard' };
    case 'tax':
      return { say: 'tax', section: 'collector' };
    default:
      return undefined;
  }
}

const knows = ({ learned }: Past, lesson: LessonKey): boolean => learned[LESSONS.indexOf(lesson)];

function summonThought(view: View, past: Past): Thought {
  const sets = view.choices.filter(isSet);
  if (!knows(past, 'ride')) return { say: 'ride', lesson: 'ride', marks: bestOf(view, view.choices), section: 'move' };
  if (!knows(past, 'alike')) {
    const hadSet = hasLeftSet(view, past);
    const marks = bestOf(view, sets.length > 0 ? sets : view.choices);
    if (sets.length > 0) return { say: hadSet ? 'alike.again' : 'alike', lesson: 'alike', marks, section: 'sets' };
    return { say: hadSet ? 'alike.left' : 'alike.none', lesson: 'alike', marks, section: 'sets' };
  }
  return knows(past, 'recruit')
    ? kingdomThought(view)
    : { say: 'best', marks: bestOf(view, view.choices), section: 'scoring' };
}

function recruitThought(view: View, past: Past): Thought {
  const offers = view.choices.filter(({ move }) => move.do === 'recruit');
  if (knows(past, 'recruit') && knows(past, 'alike')) return kingdomThought(view);
  return {
    say: past.last.some(({ event }) => event.type === 'declined') ? 'recruit.again' : 'recruit',
    lesson: 'recruit',
    marks: bestOf(view, offers),
    section: 'recruit',
  };
}

/** What is still missing for a kingdom, and where it can be had now. */
function kingdomThought(view: View): Thought {
  const castle = view.state.castles[view.own];
  const filling = view.choices.filter((choice) => tilesOf(view, choice).some((tile) => fillsKingdom(castle, tile)));
  const count = missingPlaces(castle).length;
  return {
    say: filling.length > 0 ? 'kingdom' : 'kingdom.none',
    lesson: 'kingdom',
    args: { count },
    marks: filling.map(markOf),
    section: 'kingdom',
  };
}

const isSet = ({ move }: MoveChoice): boolean => move.do === 'take' && move.cells.length > 1;

/** The last ride brought one tile where two or three alike could have been had. */
function hasLeftSet({ game, own }: View, { last }: Past): boolean {
  return last.some(
    ({ before, event }) =>
      event.type === 'took' &&
      event.seat === own &&
      game.rules.legalMoves(before, own).some((move) => move.do === 'take' && move.cells.length > 1),
  );
}

/** The tiles a choice brings home. */
function tilesOf({ state }: View, { move }: MoveChoice): readonly Tile[] {
  if (move.do === 'take') return move.cells.map((cell) => state.valley[cell]);
  return move.do === 'recruit' ? [state.hill[move.slope][move.row]] : [];
}

/** Those that bring the most influence. */
function bestOf(view: View, choices: readonly MoveChoice[]): readonly string[] {
  const worthOf = (choice: MoveChoice) =>
    tilesOf(view, choice).reduce((sum, tile) => sum + (influenceOf(view.state.values, tile) ?? 0), 0);
  const most = Math.max(...choices.map(worthOf));
  return choices.filter((choice) => worthOf(choice) === most).map(markOf);
}

/** The thing that a click on plays it: the place where the king ends, for a set. */
const markOf = ({ targets }: MoveChoice): string => targets[targets.length - 1];
