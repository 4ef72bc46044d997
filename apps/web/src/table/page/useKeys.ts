import { useEffect, useEffectEvent } from 'react';
import type { Hint } from '../hint/useHint.ts';
import { skipOf } from '../picking/ahead.ts';
import type { Offers } from '../picking/useOffers.ts';
import type { Picking } from '../picking/usePicking.ts';
import type { Panel } from '../screen/panel.ts';
import type { Choice } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';

interface Keys {
  readonly session: TableSession;
  readonly offers: Offers;
  /** Every choice, narrowed or not. */
  readonly all: readonly Choice[];
  readonly picking: Picking;
  readonly preferred: Choice | undefined;
  readonly hint: Hint;
  readonly panel: Panel;
  setPanel(panel: Panel): void;
  undo(): void;
  /** Opens the card of what has the focus. */
  explain(): void;
  /** Opens the card of the next thing that cannot have it. */
  explainNext(): void;
  /** Sends the card away that is open. */
  readonly lookAway: (() => void) | undefined;
}

/** The keys of the table. They rest while something is typed, while a dialog is open and while the screen changes hands. */
export function useKeys(keys: Keys): void {
  const { session, offers, all, picking, preferred, hint, panel, setPanel, undo, lookAway } = keys;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal') !== null || session.snapshot().status === 'handOver') return;
    if (event.key === 'Enter' && isPressable(event.target)) return;
    const action = actionOf(event.key);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  const actionOf = (key: string): (() => void) | undefined => {
    if (/^[1-9]$/.test(key)) {
      const n = Number(key) - 1;
      const button = document.querySelectorAll<HTMLElement>('[data-prompt-body] [data-choice]')[n];
      if (button !== undefined) return () => button.click();
      const offer = offers.list[n];
      return offer && (() => offers.take(offer));
    }
    switch (key) {
      case 'Enter':
        return preferred && (() => picking.actions.play(preferred));
      case 'u':
        return undo;
      case 'r':
        return () => canRedo(session) && session.redo();
      case 'h':
        return hint.state.kind === 'none' ? hint.ask : hint.end;
      case 'i':
        return keys.explain;
      case 'I':
        return keys.explainNext;
      case 'l':
        return () => setPanel(panel === 'log' ? undefined : 'log');
      case 'm':
        return all.length > 0 ? () => setPanel('moves') : undefined;
      case 'n': {
        const skip = skipOf(all);
        return skip && (() => picking.actions.play(skip));
      }
      case '?':
        return () => setPanel('keys');
      case 'ArrowLeft':
        return stepOf(session, -1);
      case 'ArrowRight':
        return stepOf(session, 1);
      case 'Escape':
        return lookAway ?? close;
      default:
        return undefined;
    }
  };
  /** Whatever lies on top goes first. */
  const close = () => {
    if (panel !== undefined) setPanel(undefined);
    else if (hint.state.kind === 'none') picking.back();
    else hint.end();
  };
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function canRedo(session: TableSession): boolean {
  const { status, canRedo } = session.snapshot();
  return canRedo && status !== 'replay';
}

/** Arrows that no thing on the board takes for itself step through a look back. */
function stepOf(session: TableSession, by: number): (() => void) | undefined {
  const { status, at } = session.snapshot();
  return status === 'replay' ? () => session.show(at + by) : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="slider"]');
}

/** Enter belongs to what has the focus; on a thing that is already picked it goes on from there. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null && !target.matches('[data-picked]');
