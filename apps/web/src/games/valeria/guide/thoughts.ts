/** What the guide says to each question, from what can be paid and what the player did before. */
import type { GameEvent, Move, State } from '@three-crowns/valeria';
import { FIRST_CITIZEN_PLACE, isCitizenPlace, targetNamed } from '@three-crowns/valeria/board';
import type { Thought as AnyThought } from '../../../table/guide/guideOf.ts';
import type { Progress } from '../../../table/screen/guide.ts';
import { oddsOf } from '../board/odds.ts';
import type { HowToSection } from '../learn/sections.ts';
import type { View } from '../pieces/view.ts';
import { LESSONS, type LessonKey } from './lessons.ts';
import type { AdviceKey } from './texts/en.ts';

type Thought = AnyThought<AdviceKey, LessonKey, HowToSection>;
type Past = Progress<State, GameEvent>;

export function thoughtOf(view: View, past: Past): Thought | undefined {
  switch (view.asked?.ask) {
    case 'duke':
      return { say: 'duke', lesson: 'duke', section: 'scoring' };
    case 'roll':
      return { say: 'roll', lesson: 'harvest', section: 'roll' };
    case 'dice':
      return { say: 'dice', section: 'roll' };
    case 'harvest':
      return { say: 'harvest', lesson: 'harvest', section: 'harvest' };
    case 'action':
      return actionThought(view, past);
    default:
      return undefined;
  }
}

/** What each action is done by, in the order they are taught. */
const ACTIONS = ['recruit', 'slay', 'build'] as const satisfies readonly (LessonKey & Move['do'])[];
type Action = (typeof ACTIONS)[number];

/** The first action that is not learned yet and can be paid; else what to save for. */
function actionThought(view: View, { learned, last }: Past): Thought {
  const open = ACTIONS.filter((action) => !learned[LESSONS.indexOf(action)]);
  const payable = open.find((action) => placesFor(view, action).length > 0);
  if (payable !== undefined) {
    return { say: payable, lesson: payable, marks: placesFor(view, payable), section: payable };
  }
  const [next] = open;
  if (next === undefined) return { say: 'on', section: 'actions' };
  const hasSpent = last.some(({ event }) => ACTIONS.some((action) => event.type === SPENDING[action]));
  return { say: hasSpent ? 'spent' : `save.${next}`, lesson: next, section: 'actions' };
}

const SPENDING: { readonly [A in Action]: GameEvent['type'] } = { recruit: 'recruited', slay: 'slew', build: 'built' };

/** Where it can be done now, a place once however it can be paid: citizens whose number comes often first. */
function placesFor({ choices }: View, action: Action): string[] {
  const places = new Set(choices.filter(({ move }) => move.do === action).map(({ targets }) => targets[0]));
  return [...places].toSorted((a, b) => oftenness(b) - oftenness(a));
}

function oftenness(target: string): number {
  const named = targetNamed(target);
  return named?.kind === 'place' && isCitizenPlace(named.place) ? oddsOf(named.place - FIRST_CITIZEN_PLACE) : 0;
}
