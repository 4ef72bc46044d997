import { AllOthers } from '../areas/AllOthers.tsx';
import { LogDrawer } from '../log/Log.tsx';
import { AllMoves } from '../prompt/AllMoves.tsx';
import type { TableParts } from '../prompt/parts.ts';
import type { Choice } from '../screen/screen.ts';
import type { Beside } from '../together/useBeside.ts';
import { AbandonDialog, ResignDialog } from './EndDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { Menu } from './Menu.tsx';
import { UndoConsent } from './UndoConsent.tsx';

interface Props extends TableParts {
  /** Every choice, narrowed or not. */
  readonly all: readonly Choice[];
  readonly beside: Beside;
  onClose(): void;
}

/** What opens over the table: drawers and dialogs. */
export function Panels({
  session,
  screen,
  snapshot,
  view,
  picking,
  panel,
  setPanel,
  all,
  hint,
  beside,
  onClose,
}: Props) {
  return (
    <>
      <LogDrawer open={panel === 'log'} onClose={onClose} session={session} snapshot={snapshot} screen={screen} />
      <AllOthers {...{ screen, view }} open={panel === 'others'} actions={picking.actions} onClose={onClose} />
      <AllMoves
        open={panel === 'moves'}
        onClose={onClose}
        view={{ ...view, choices: all, picked: [] }}
        onPlay={picking.choose}
      />
      <KeysDialog open={panel === 'keys'} onClose={onClose} />
      <UndoConsent
        open={panel === 'askBack'}
        onClose={onClose}
        snapshot={snapshot}
        onAgree={() => session.undo(true)}
      />
      <ResignDialog
        open={panel === 'resign'}
        onClose={onClose}
        snapshot={snapshot}
        onAgree={() => session.resign?.()}
      />
      <AbandonDialog
        open={panel === 'abandon'}
        onClose={onClose}
        snapshot={snapshot}
        onAgree={() => session.abandon?.()}
      />
      <Menu
        open={panel === 'menu'}
        onClose={onClose}
        today={screen.game}
        session={session}
        snapshot={snapshot}
        hint={hint}
        setPanel={setPanel}
        beside={beside}
      />
    </>
  );
}
