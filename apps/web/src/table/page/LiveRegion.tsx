import { useEffect, useRef, useState } from 'react';
import { aloud } from '../../design/Aloud.tsx';
import { useTableWords } from '../../words/words.ts';
import type { Guiding } from '../guide/useGuide.ts';
import { useInstruction } from '../guide/useInstruction.ts';
import { askText } from '../prompt/askText.ts';
import type { GameScreen, Sayings, TableView } from '../screen/screen.ts';
import type { Status } from '../session/snapshot.ts';
import { useT } from '../texts/index.ts';
import { lastRoundOf } from './lastRoundOf.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly status: Status;
  readonly sayings: Sayings;
  readonly guiding: Guiding | undefined;
  /** What somebody asked to be explained; '' for nothing. */
  readonly explained: string;
}

/** Steps that follow each other sooner than this are told together. */
const PAUSE = 600;

/** What happens, for those who cannot see it: politely what was played, at once why something was refused. */
export function LiveRegion({ screen, view, status, sayings, guiding, explained }: Props) {
  const t = useT();
  const words = useTableWords(view);
  const [told, setTold] = useState('');
  const waiting = useRef<string[]>([]);
  const { latest, game } = view;
  const { head, text } = askText(view, sayings, words, t);
  const said = useInstruction(guiding);
  const advice = said === undefined ? '' : ` ${said.head} ${said.text}`;
  const prompt = status === 'choose' ? `${head} ${text}${advice}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is told once, whatever else changes
  useEffect(() => {
    const lines = latest.events.flatMap((event) => {
      const message = game.words.describeEvent(event);
      return message === undefined ? [] : [words(message)];
    });
    const last = lastRoundOf(screen, view);
    const announced = last === undefined ? [] : [words(last)].filter((line) => !lines.includes(line));
    if (!latest.jumped) waiting.current.push(...lines, ...announced);
  }, [latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => {
      setTold([...waiting.current, prompt].filter(Boolean).join(' '));
      waiting.current = [];
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [latest, prompt]);
  const { refusal } = view;
  return (
    <>
      <p className={aloud} role="status">
        {explained === '' ? told : explained}
      </p>
      <p className={aloud} role="alert">
        {refusal === undefined ? '' : `${t('refused')} ${words(refusal.message)}`}
      </p>
    </>
  );
}
