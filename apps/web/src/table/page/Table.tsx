import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { classes } from '../../design/classes.ts';
import { BesideTable } from '../beside/late.tsx';
import { ThingCard } from '../card/ThingCard.tsx';
import { Marks } from '../guide/Marks.tsx';
import { type HelpProps, OpenHelp } from '../help/help.ts';
import { HintLayer } from '../hint/late.tsx';
import { PhoneTable } from '../phone/PhoneTable.tsx';
import { ANY } from '../picking/drop.ts';
import type { Picking } from '../picking/usePicking.ts';
import { usePhone } from '../screen/usePhone.ts';
import { Together } from '../together/late.tsx';
import { Curtain } from './Curtain.tsx';
import { LastRound } from './LastRound.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Panels } from './late.tsx';
import styles from './Table.module.css';
import { useSteadyClick } from './useSteadyClick.ts';
import { type GatheredTable, type TableSetup, useTable } from './useTable.ts';
import { WideTable } from './WideTable.tsx';

interface Props extends TableSetup {
  /** The book, over the table. */
  help(props: HelpProps): ReactNode;
}

export function Table({ help, ...setup }: Props) {
  const isPhone = usePhone() !== undefined;
  const table = useTable(setup, isPhone);
  const [helpAt, setHelpAt] = useState<string>();
  const steady = useSteadyClick();
  const { session, snapshot, view, picking, setPanel } = table.parts;
  if (snapshot.status === 'handOver') return <Curtain snapshot={snapshot} onTake={() => session.takeScreen()} />;
  const openHelp = (anchor: string) => {
    setPanel(undefined);
    setHelpAt(anchor);
  };
  const active = view.asked === undefined ? undefined : view.seats[view.asked.seat];
  return (
    <OpenHelp value={openHelp}>
      <div
        className={classes(styles.table, isPhone && styles.phone)}
        data-dragging={dragOf(picking)}
        {...steady}
        style={{ '--seat': `var(--${active?.colour ?? 'gold'})` }}
      >
        {/* Drawn anew when secrets are covered: nothing that was opened, said or looked at stays behind. */}
        <Fragment key={typeof snapshot.viewer}>
          <Areas {...table} isPhone={isPhone} />
          <Above {...table} isPhone={isPhone} />
        </Fragment>
        {/* A section, so that the heads of the leaves in it are no second head of the page. */}
        <section>
          <Leaves {...table} />
          {helpAt !== undefined && help({ anchor: helpAt, onClose: () => setHelpAt(undefined) })}
        </section>
      </div>
    </OpenHelp>
  );
}

type OnScreen = GatheredTable & { readonly isPhone: boolean };

/** The table itself, as this screen holds it. */
function Areas({ parts, beside, isPhone }: OnScreen) {
  if (beside.isOn) {
    return (
      <Suspense>
        <BesideTable {...parts} />
      </Suspense>
    );
  }
  return isPhone ? <PhoneTable {...parts} /> : <WideTable {...parts} />;
}

/** What is drawn and said over it. */
function Above({ parts, lookedAt, said, isPhone }: OnScreen) {
  const { screen, snapshot, view, sayings, picking, guiding, hint } = parts;
  const [explained, setExplained] = useState('');
  return (
    <>
      {guiding?.advice !== undefined && picking.picked.length === 0 && <Marks targets={guiding.advice.marks} />}
      {hint.state.kind === 'given' && (
        <Suspense>
          <HintLayer {...{ screen, view, hint }} given={hint.state} />
        </Suspense>
      )}
      <ThingCard
        {...{ screen, view }}
        onShown={setExplained}
        actions={picking.actions}
        at={!isPhone || lookedAt?.how === 'press' ? lookedAt : undefined}
      />
      <LastRound {...{ screen, view }} />
      <LiveRegion
        {...{ screen, view, sayings, guiding }}
        status={snapshot.status}
        explained={lookedAt?.how === 'key' ? explained : said}
      />
    </>
  );
}

/** What is opened before it: panels, and what people elsewhere say. */
function Leaves({ parts, all, beside }: GatheredTable) {
  const { session, snapshot, picking, scenes, talk, panel, setPanel } = parts;
  // Once one was opened they stay: what closes gives the focus back.
  const [hasPanels, setHasPanels] = useState(false);
  if (panel !== undefined && !hasPanels) setHasPanels(true);
  const close = () => setPanel(undefined);
  return (
    <>
      {hasPanels && (
        <Suspense>
          <Panels {...parts} beside={beside} all={all} onClose={close} />
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
    </>
  );
}

/** What is under the pointer: a thing, or one that goes by no name. */
const dragOf = ({ lifted }: Picking): 'thing' | 'any' | undefined =>
  lifted && (lifted.source === ANY ? 'any' : 'thing');
