/** From pointing and clicking to a move, to fewer choices, or to a refusal. */
import type { Wishes } from '@three-crowns/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { Choice, TableActions, TableView } from '../screen/screen.ts';
import type { Played, TableSession } from '../session/session.ts';
import type { Status } from '../session/snapshot.ts';
import { previewedAt } from '../view/choices.ts';
import type { BareView } from '../view/useView.ts';
import { type Ahead, aheadAt } from './ahead.ts';
import { dropOn, heldBy, type Lifted, liftOn, type On } from './drop.ts';
import { narrowed, type Pick as Outcome, pickOn } from './narrowing.ts';
import { refusalOf } from './refusalOf.ts';
import type { How } from './targets.ts';
import { useTouch } from './useTouch.ts';

/** Tapped once and shown: what another press plays. */
export interface Tapped {
  /** The thing on the table; none for a button of the prompt. */
  readonly target: string | undefined;
  readonly choice: Choice;
  /** The choice comes after declining what is asked. */
  readonly ahead: Ahead | undefined;
}

interface Pointing {
  /** The moment all this belongs to; it is forgotten when the game goes on. */
  readonly moment: string;
  readonly target: string | undefined;
  /** A button of the prompt that is pointed at. */
  readonly hovered: Choice | undefined;
  readonly picked: readonly string[];
  readonly tapped: Tapped | undefined;
  readonly refusal: TableView['refusal'];
  readonly ahead: Ahead | undefined;
  readonly lifted: Lifted | undefined;
}

export interface Picking {
  readonly actions: TableActions;
  readonly pointed: Choice | undefined;
  readonly refusal: TableView['refusal'];
  readonly picked: readonly string[];
  /** What is left of the choices. */
  readonly choices: readonly Choice[];
  /** What the thing that was refused could do after declining. */
  readonly ahead: Ahead | undefined;
  readonly tapped: Tapped | undefined;
  /** The thing on the table that is pointed at. */
  readonly target: string | undefined;
  /** The thing that follows the pointer. */
  readonly lifted: Lifted | undefined;
  /** False where nothing can be done with it. */
  lift(source: string): boolean;
  canDrop(on: On): boolean;
  drop(on: On): 'played' | 'picked' | 'refused';
  letGo(): void;
  hover(choice: Choice | undefined): void;
  /**
   * A button of the prompt: a click or a key plays it, a tap shows it, unless there is no other answer. With `ahead` what is
   * asked is declined first.
   */
  choose(choice: Choice, ahead?: Ahead): void;
  /** Plays what was tapped. */
  playTapped(): void;
  /** Lets the last thing go that was picked, and whatever is shown besides. */
  back(): void;
}

const REFUSAL_STAYS = 7000;
const NOTHING: readonly string[] = [];
const CLEARED = { tapped: undefined, hovered: undefined, refusal: undefined, ahead: undefined } as const;

const blank = (moment: string): Pointing => ({
  moment,
  target: undefined,
  hovered: undefined,
  picked: NOTHING,
  tapped: undefined,
  refusal: undefined,
  ahead: undefined,
  lifted: undefined,
});

/** With `isPhone` a second tap on the thing plays nothing: the wide button does. Who wants to confirm has a mouse and keys that tap. */
export function usePicking(session: TableSession, view: BareView, status: Status, isPhone: boolean): Picking {
  const isTouch = useTouch();
  const { confirm } = useSettings();
  const moment = `${view.latest.ply} ${status} ${view.asked?.ask}`;
  const [kept, setKept] = useState(() => blank(moment));
  const now = kept.moment === moment ? kept : blank(moment);
  const { refusal, picked, tapped, ahead } = now;
  useEffect(() => {
    if (refusal === undefined) return;
    const timer = setTimeout(() => {
      setKept((old) => (old.refusal === refusal ? { ...old, refusal: undefined } : old));
    }, REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [refusal]);

  const change = useCallback(
    (part: Partial<Pointing>) => setKept((old) => ({ ...(old.moment === moment ? old : blank(moment)), ...part })),
    [moment],
  );
  const play = useCallback(
    (choice: Choice) => {
      if (status === 'choose' && view.choices.includes(choice)) void session.play(playable(view, choice));
    },
    [session, status, view],
  );
  const actions = useMemo((): TableActions => {
    const pick = (target: string, how: How = 'mouse') => {
      const isTap = how === 'touch' || confirm;
      if (isTap && tapped?.target === target) return isPhone ? undefined : play(tapped.choice);
      const result = pickOn(view.choices, picked, target);
      if (result.kind === 'none') {
        change({ ...CLEARED, refusal: refusalOf(view, target), ahead: aheadAt(view, target) });
      } else if (result.kind === 'some') {
        change({ ...CLEARED, picked: result.picked });
      } else if (isTap) {
        change({ ...CLEARED, picked: result.picked, tapped: { target, choice: result.choice, ahead: undefined } });
      } else {
        play(result.choice);
      }
    };
    const keeping = session.setWishes && { setWishes: (wishes: Wishes) => session.setWishes?.(wishes) };
    return { point: (target) => change({ target, hovered: undefined }), pick, play, ...keeping };
  }, [session, view, picked, tapped, isPhone, confirm, change, play]);
  const playNow = (choice: Choice, before: Ahead | undefined) => {
    if (before === undefined) play(choice);
    else void session.play(playable(view, before.skip), { text: choice.text });
  };

  const choices = useMemo(() => narrowed(view.choices, picked), [view.choices, picked]);
  const pointedAt = now.target === undefined ? undefined : previewedAt(choices, now.target);
  return {
    actions,
    pointed: now.hovered ?? pointedAt ?? tapped?.choice,
    refusal,
    picked,
    choices,
    ahead,
    tapped,
    target: now.target,
    lifted: now.lifted,
    ...dragging(view, now, change, play),
    hover: (choice) => setKept({ ...now, hovered: choice }),
    choose: (choice, before) => {
      // Of a single answer there is nothing to compare and nothing to spoil.
      const isOnly = before === undefined && view.choices.length === 1;
      if (confirm || (isTouch.current && !isOnly))
        change({ ...CLEARED, tapped: { target: undefined, choice, ahead: before } });
      else playNow(choice, before);
    },
    playTapped: () => tapped && playNow(tapped.choice, tapped.ahead),
    back: () => setKept({ ...blank(moment), picked: tapped === undefined ? picked.slice(0, -1) : picked }),
  };
}

type Dragging = Pick<Picking, 'lift' | 'canDrop' | 'drop' | 'letGo'>;

/** What is lifted counts as picked until it is dropped, so that the table lights up where it can go. */
function dragging(
  view: BareView,
  { picked, lifted }: Pointing,
  change: (part: Partial<Pointing>) => void,
  play: (choice: Choice) => void,
): Dragging {
  const { choices } = view;
  const resultOn = (on: On): Outcome => (lifted === undefined ? { kind: 'none' } : dropOn(choices, lifted, on));
  return {
    lift: (source) => {
      const held = liftOn(choices, picked, source);
      if (held !== undefined) change({ ...CLEARED, lifted: held, picked: heldBy(held) });
      return held !== undefined;
    },
    canDrop: (on) => resultOn(on).kind !== 'none',
    drop: (on) => {
      const result = resultOn(on);
      const base = lifted?.base ?? NOTHING;
      if (result.kind === 'one') {
        play(result.choice);
        return 'played';
      }
      const refusal = result.kind === 'none' && typeof on === 'string' ? refusalOf(view, on) : undefined;
      change({
        ...CLEARED,
        target: undefined,
        lifted: undefined,
        refusal,
        picked: result.kind === 'some' ? result.picked : base,
      });
      return result.kind === 'some' ? 'picked' : 'refused';
    },
    letGo: () => change({ lifted: undefined, target: undefined, picked: lifted?.base ?? picked }),
  };
}

/** What was listed for the screen need not be looked up again, unless an earlier version of the game decides. */
const playable = ({ played }: BareView, { text, move }: Choice): Played =>
  played.game.upcast === undefined ? { text, move } : { text };
