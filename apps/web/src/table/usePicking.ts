/** From pointing and clicking to a move, an offer or a refusal. */
import { BadInput } from '@three-crowns/core';
import { useEffect, useMemo, useState } from 'react';
import { choicesAt, meantBy, previewedAt } from './choices.ts';
import type { Choice, TableActions, TableView } from './screen.ts';
import type { Session, Status } from './session.ts';
import type { How } from './targets.ts';

interface Pointing {
  /** The moment all this belongs to; it is forgotten when the game goes on. */
  readonly moment: string;
  readonly target: string | undefined;
  /** A button of the prompt that is pointed at. */
  readonly hovered: Choice | undefined;
  /** Picked once: a second tap plays it. */
  readonly armed: { readonly target: string; readonly choice: Choice; readonly how: How } | undefined;
  readonly offered: readonly Choice[];
  readonly refusal: TableView['refusal'];
}

export interface Picking {
  readonly actions: TableActions;
  readonly pointed: Choice | undefined;
  readonly refusal: TableView['refusal'];
  /** What the thing that was picked can mean, for the prompt. */
  readonly offered: readonly Choice[];
  /** A second tap plays what the first one showed. */
  readonly isTapped: boolean;
  hover(choice: Choice | undefined): void;
  clear(): void;
}

const REFUSAL_STAYS = 7000;

const blank = (moment: string): Pointing => ({
  moment,
  target: undefined,
  hovered: undefined,
  armed: undefined,
  offered: [],
  refusal: undefined,
});

type Bare = Omit<TableView, 'pointed' | 'refusal'>;

export function usePicking(session: Session, view: Bare, status: Status): Picking {
  const moment = `${view.step.ply} ${status} ${view.asked?.ask}`;
  const [kept, setKept] = useState(() => blank(moment));
  const now = kept.moment === moment ? kept : blank(moment);
  const { refusal } = now;
  useEffect(() => {
    if (refusal === undefined) return;
    const timer = setTimeout(() => {
      setKept((old) => (old.refusal === refusal ? { ...old, refusal: undefined } : old));
    }, REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [refusal]);

  const actions = useMemo((): TableActions => {
    const change = (part: Partial<Pointing>) =>
      setKept((old) => ({ ...(old.moment === moment ? old : blank(moment)), ...part }));
    const play = (choice: Choice) => {
      if (status === 'choose' && view.choices.includes(choice)) session.play(choice.text);
    };
    const pick = (target: string, how: How = 'mouse') => {
      const here = choicesAt(view.choices, target);
      const meant = meantBy(view.choices, target);
      if (here.length === 0) {
        change({ armed: undefined, offered: [], refusal: refusalOf(view, target) });
      } else if (meant !== undefined && (how !== 'touch' || isArmedAt(target))) {
        play(meant);
      } else {
        const first = meant ?? here[0];
        const offered = [first, ...here.filter((choice) => choice !== first)];
        change({ armed: { target, choice: first, how }, offered, refusal: undefined });
      }
    };
    const isArmedAt = (target: string) => kept.moment === moment && kept.armed?.target === target;
    return { point: (target) => change({ target, hovered: undefined }), pick, play };
  }, [session, view, status, moment, kept.moment, kept.armed]);

  const pointedAt = now.target === undefined ? undefined : previewedAt(view.choices, now.target);
  return {
    actions,
    pointed: now.hovered ?? pointedAt ?? now.armed?.choice,
    refusal,
    offered: now.offered,
    isTapped: now.armed?.how === 'touch' && meantBy(view.choices, now.armed.target) !== undefined,
    hover: (choice) => setKept({ ...now, hovered: choice }),
    clear: () => setKept(blank(moment)),
  };
}

/** Why the thing cannot be used; undefined where the rules say nothing about it. */
function refusalOf({ game, state, own, viewer }: Bare, target: string): TableView['refusal'] {
  if (viewer === 'spectator') return undefined;
  try {
    const reason = game.guidance.whyNot(state, own, target);
    return reason && { target, message: reason.message, rule: reason.rule };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
