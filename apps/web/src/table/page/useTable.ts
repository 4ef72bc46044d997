/** All that a table shows, gathered in one place, and the keys, drags and sounds that go with it. */
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { type LookedAt, useLookedAt } from '../card/useLookedAt.ts';
import { useDrag } from '../drag/useDrag.ts';
import { useGuide } from '../guide/useGuide.ts';
import type { Coaching } from '../hint/coaching.ts';
import { useHint } from '../hint/useHint.ts';
import { useScenes, useTold } from '../log/useScenes.ts';
import { useOffers } from '../picking/useOffers.ts';
import { usePicking } from '../picking/usePicking.ts';
import type { TableParts } from '../prompt/parts.ts';
import { useReplayAddress } from '../replay/useReplayAddress.ts';
import type { Guide } from '../screen/guide.ts';
import type { Panel } from '../screen/panel.ts';
import { promptingOf } from '../screen/prompts.ts';
import type { Choice, GameScreen, TableView } from '../screen/screen.ts';
import type { TableSession } from '../session/session.ts';
import { useSounds } from '../sound/useSounds.ts';
import { type Beside, useBeside } from '../together/useBeside.ts';
import { useTalk } from '../together/useTalk.ts';
import { useView } from '../view/useView.ts';
import { useEnd } from './useEnd.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import { useKeys } from './useKeys.ts';

export interface TableSetup {
  readonly session: TableSession;
  readonly screen: GameScreen;
  readonly coaching: Coaching;
  /** Of a first game. */
  readonly guide: Guide | undefined;
}

export interface GatheredTable {
  readonly parts: TableParts;
  /** Every choice there is, picked from or not. */
  readonly all: readonly Choice[];
  readonly beside: Beside;
  /** The thing whose card is open. */
  readonly lookedAt: LookedAt | undefined;
  /** What a reader's voice is to say. */
  readonly said: string;
}

export function useTable({ session, screen, coaching, guide }: TableSetup, isPhone: boolean): GatheredTable {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const bare = useView(snapshot, screen.game);
  const picking = usePicking(session, bare, snapshot.status, isPhone);
  const { choices, picked, pointed, refusal } = picking;
  const scenes = useScenes(session, snapshot, screen);
  const told = useTold(scenes, snapshot, screen);
  const view = useMemo(
    (): TableView => ({ ...bare, choices, picked, pointed, refusal, told }),
    [bare, choices, picked, pointed, refusal, told],
  );
  const guiding = useGuide(session.id, guide, snapshot, view);
  const { language } = useSettings();
  const sayings = useMemo(() => screen.sayings(view, language), [screen, view, language]);
  const beside = useBeside(session.id, snapshot, isPhone);
  const [panel, setPanel] = useState<Panel>();
  const talk = useTalk(session.id, snapshot, panel === 'people');
  const hint = useHint(session.id, coaching, snapshot, bare);
  const [said, say] = useState('');
  const prompting = useMemo(() => promptingOf(screen, view), [screen, view]);
  const offers = useOffers(view, picking, sayings, prompting);
  const moment = `${bare.latest.ply} ${snapshot.status} ${bare.asked?.ask} ${picked.join(' ')}`;
  const { at: lookedAt, explain, explainNext, close: lookAway } = useLookedAt(moment);
  const undo = useUndo(session, setPanel);
  const all = bare.choices;
  useKeys({
    ...{ session, offers, picking, hint, panel, setPanel, undo, explain, explainNext, all },
    preferred: prompting.preferred,
    lookAway: lookedAt && lookAway,
  });
  useDrag(picking);
  useSounds(screen, bare.latest);
  useEnd(session.id, snapshot);
  useReplayAddress(session, snapshot);
  useFirstFocus(snapshot.status === 'handOver');
  const parts: TableParts = {
    ...{ session, screen, snapshot, view, sayings, picking, offers, prompting },
    ...{ scenes, guiding, hint, talk, panel, undo, say, setPanel },
    total: all.length,
  };
  return { parts, all, beside, lookedAt, said };
}

/** Takes the last move back, or asks whether all agree. */
function useUndo(session: TableSession, setPanel: (panel: Panel) => void): () => void {
  return useCallback(() => {
    const { canUndo, canAskBack, status } = session.snapshot();
    if (status === 'replay') return;
    // Who sits elsewhere is asked at his own screen.
    if (canUndo || (canAskBack && session.together !== undefined)) void session.undo();
    else if (canAskBack) setPanel('askBack');
  }, [session, setPanel]);
}
