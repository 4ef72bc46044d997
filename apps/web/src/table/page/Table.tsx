import { Fragment, type ReactNode, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { classes } from '../../design/classes.ts';
import { useSettings } from '../../settings/settings.ts';
import { BesideTable } from '../beside/late.tsx';
import { ThingCard } from '../card/ThingCard.tsx';
import { useLookedAt } from '../card/useLookedAt.ts';
import { useDrag } from '../drag/useDrag.ts';
import { Marks } from '../guide/Marks.tsx';
import { useGuide } from '../guide/useGuide.ts';
import { type HelpProps, OpenHelp } from '../help/help.ts';
import type { Coaching } from '../hint/coaching.ts';
import { HintLayer } from '../hint/late.tsx';
import { useHint } from '../hint/useHint.ts';
import { useScenes, useTold } from '../log/useScenes.ts';
import { PhoneTable } from '../phone/PhoneTable.tsx';
import { ANY } from '../picking/drop.ts';
import { useOffers } from '../picking/useOffers.ts';
import { type Picking, usePicking } from '../picking/usePicking.ts';
import type { TableParts } from '../prompt/parts.ts';
import { useReplayAddress } from '../replay/useReplayAddress.ts';
import type { Guide } from '../screen/guide.ts';
import type { Panel } from '../screen/panel.ts';
import { promptingOf } from '../screen/prompts.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';
import { usePhone } from '../screen/usePhone.ts';
import type { TableSession } from '../session/session.ts';
import { useSounds } from '../sound/useSounds.ts';
import { Together } from '../together/late.tsx';
import { useBeside } from '../together/useBeside.ts';
import { useTalk } from '../together/useTalk.ts';
import { useView } from '../view/useView.ts';
import { Curtain } from './Curtain.tsx';
import { LastRound } from './LastRound.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Panels } from './late.tsx';
import styles from './Table.module.css';
import { useEnd } from './useEnd.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import { useKeys } from './useKeys.ts';
import { useSteadyClick } from './useSteadyClick.ts';
import { WideTable } from './WideTable.tsx';

interface Props {
  readonly session: TableSession;
  readonly screen: GameScreen;
  readonly coaching: Coaching;
  /** Of a first game. */
  readonly guide: Guide | undefined;
  /** The book, over the table. */
  help(props: HelpProps): ReactNode;
}

export function Table({ session, screen, coaching, guide, help }: Props) {
  const phone = usePhone();
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const bare = useView(snapshot, screen.game);
  const picking = usePicking(session, bare, snapshot.status, phone !== undefined);
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
  const beside = useBeside(session.id, snapshot, phone !== undefined);
  const [panel, setPanel] = useState<Panel>();
  const talk = useTalk(session.id, snapshot, panel === 'people');
  // Once one was opened they stay: what closes gives the focus back.
  const [hasPanels, setHasPanels] = useState(false);
  if (panel !== undefined && !hasPanels) setHasPanels(true);
  const hint = useHint(session.id, coaching, snapshot, bare);
  const [said, say] = useState('');
  const [helpAt, setHelpAt] = useState<string>();
  const prompting = useMemo(() => promptingOf(screen, view), [screen, view]);
  const offers = useOffers(view, picking, sayings, prompting);
  const moment = `${bare.latest.ply} ${snapshot.status} ${bare.asked?.ask} ${picked.join(' ')}`;
  const [lookedAt, explain, lookAway] = useLookedAt(moment);
  const [explained, setExplained] = useState('');
  const undo = useCallback(() => {
    const { canUndo, canAskBack, status } = session.snapshot();
    if (status === 'replay') return;
    // Who sits elsewhere is asked at his own screen.
    if (canUndo || (canAskBack && session.together !== undefined)) void session.undo();
    else if (canAskBack) setPanel('askBack');
  }, [session]);
  useKeys({
    session,
    offers,
    picking,
    preferred: prompting.preferred,
    all: bare.choices,
    hint,
    panel,
    setPanel,
    undo,
    explain,
    lookAway: lookedAt && lookAway,
  });
  useDrag(picking);
  useSounds(screen, bare.latest);
  useEnd(session.id, snapshot);
  useReplayAddress(session, snapshot);
  useFirstFocus(snapshot.status === 'handOver');
  const steady = useSteadyClick();

  if (snapshot.status === 'handOver') return <Curtain snapshot={snapshot} onTake={() => session.takeScreen()} />;
  const close = () => setPanel(undefined);
  const openHelp = (anchor: string) => {
    close();
    setHelpAt(anchor);
  };
  const active = view.asked === undefined ? undefined : view.seats[view.asked.seat];
  const parts: TableParts = {
    ...{
      session,
      screen,
      snapshot,
      view,
      sayings,
      picking,
      offers,
      prompting,
      scenes,
      guiding,
      hint,
      talk,
      panel,
      undo,
    },
    ...{ say, setPanel },
    total: bare.choices.length,
  };
  return (
    <OpenHelp value={openHelp}>
      <div
        className={classes(styles.table, phone && styles.phone)}
        data-dragging={dragOf(picking)}
        {...steady}
        style={{ '--seat': `var(--${active?.colour ?? 'gold'})` }}
      >
        {/* Drawn anew when secrets are covered: nothing that was opened, said or looked at stays behind. */}
        <Fragment key={typeof snapshot.viewer}>
          {beside.isOn ? (
            <Suspense>
              <BesideTable {...parts} />
            </Suspense>
          ) : phone === undefined ? (
            <WideTable {...parts} />
          ) : (
            <PhoneTable {...parts} />
          )}
          {guiding?.advice !== undefined && picked.length === 0 && <Marks targets={guiding.advice.marks} />}
          {hint.state.kind === 'given' && (
            <Suspense>
              <HintLayer {...{ screen, view, hint }} given={hint.state} />
            </Suspense>
          )}
          <ThingCard
            {...{ screen, view }}
            onShown={setExplained}
            actions={picking.actions}
            at={phone === undefined || lookedAt?.how === 'press' ? lookedAt : undefined}
          />
          <LastRound {...{ screen, view }} />
          <LiveRegion
            {...{ screen, view, sayings, guiding }}
            status={snapshot.status}
            explained={lookedAt?.how === 'key' ? explained : said}
          />
        </Fragment>
        {/* A section, so that the heads of the leaves in it are no second head of the page. */}
        <section>
          {hasPanels && (
            <Suspense>
              <Panels {...parts} beside={beside} all={bare.choices} onClose={close} />
            </Suspense>
          )}
          {session.together !== undefined && (
            <Suspense>
              <Together
                {...{ session, snapshot, beside, picking, scenes, talk }}
                isOpen={panel === 'people'}
                onClose={close}
              />
            </Suspense>
          )}
          {helpAt !== undefined && help({ anchor: helpAt, onClose: () => setHelpAt(undefined) })}
        </section>
      </div>
    </OpenHelp>
  );
}

/** What is under the pointer: a thing, or one that goes by no name. */
const dragOf = ({ lifted }: Picking): 'thing' | 'any' | undefined =>
  lifted && (lifted.source === ANY ? 'any' : 'thing');
