import { BUILDINGS, buildingTarget } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { LessonPlate } from '../../../../learn/lesson/LessonPlate.tsx';
import { makeWords } from '../../../../words/words.ts';
import { neighbour } from '../../board/neighbour.ts';
import { ActionRow } from '../../board/row/ActionRow.tsx';
import { NextRow } from '../../board/row/NextRow.tsx';
import { Ware } from '../../board/supply/Ware.tsx';
import { Travel } from '../../board/Travel.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { prompts } from '../../prompts/index.ts';
import { sayings } from '../../sayings/index.ts';
import { Palatinate } from '../../seat/Palatinate.tsx';
import { useSeatNames } from '../figures/exampleView.ts';
import { lessonTexts } from '../texts/words.ts';
import { LESSONS, type LessonId } from './lessons.ts';
import styles from './TryLesson.module.css';

type Board = (props: BoardPart) => ReactNode;

const SCREEN = { prompts, sayings, neighbour };
/** Two that do not fit beside the School, one that does, and one that is too dear. */
const SHELF = ['carpenter', 'stonemason', 'fair', 'mint'] as const;
const useLessonWords = makeWords(lessonTexts);

/** Neither whose turn comes next nor who only passes; discs and looks are no part of a lesson. */
const UNTOLD: ReadonlySet<string> = new Set(['turn', 'passed', 'round', 'returned', 'pledged', 'neutral']);

const Row: Board = (props) => (
  <div className={styles.row}>
    <ActionRow {...props}>
      <NextRow view={props.view} />
    </ActionRow>
  </div>
);

const Realm: Board = (props) => (
  <div className={styles.realm}>
    <Palatinate {...props} seat={0} />
  </div>
);

/** With a few buildings of the market, as long as one is asked for. */
const Yards: Board = (props) => (
  <div className={styles.yards}>
    {props.view.asked?.ask === 'act' && (
      <div className={styles.market}>
        {SHELF.map((name) => (
          <Ware
            key={name}
            view={props.view}
            building={BUILDINGS.indexOf(name)}
            onPick={() => props.actions.pick(buildingTarget(BUILDINGS.indexOf(name)))}
          />
        ))}
      </div>
    )}
    <Realm {...props} />
  </div>
);

const Visit: Board = (props) => (
  <div className={styles.visit}>
    <div className={styles.travel}>
      <Travel {...props} />
    </div>
    <Realm {...props} />
  </div>
);

const BOARDS: { readonly [L in LessonId]: Board } = {
  tile: Row,
  follow: Visit,
  seam: Yards,
  discount: Realm,
  levy: Visit,
};

/** A position of the game to be played in the book. */
export function TryLesson({ id }: { readonly id: LessonId }) {
  const t = useLessonWords();
  const names = useSeatNames().slice(0, 2);
  const words = { title: t(`${id}.title`), task: t(`${id}.task`), done: t(`${id}.done`), missed: t(`${id}.missed`) };
  return (
    <LessonPlate
      id={id}
      lesson={LESSONS[id]}
      screen={SCREEN}
      Board={BOARDS[id]}
      untold={UNTOLD}
      {...{ names, words }}
    />
  );
}
