import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { useTableWords } from '../../words/words.ts';
import { Instruction } from '../guide/Instruction.tsx';
import { linesAt } from '../log/log.ts';
import { OfferList } from '../prompt/OfferList.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { Question, StorageNote } from '../prompt/Question.tsx';
import { StatusAction } from '../prompt/StatusAction.tsx';
import { useT } from '../texts/index.ts';
import sheet from './Sheet.module.css';
import styles from './SheetQuestion.module.css';
import { UndoKey } from './UndoKey.tsx';

/** Nothing is tapped: what is asked of whom, and what is at hand for it. */
export function SheetQuestion(parts: TableParts) {
  const { session, screen, snapshot, view, sayings, picking, offers, prompting, guiding, total, setPanel } = parts;
  const t = useT();
  const words = useTableWords(view);
  const { colour, charge } = view.seats[view.asked?.seat ?? view.own];
  const isThinking = snapshot.status === 'thinking';
  const did = isThinking ? linesAt(snapshot.game, snapshot.moments, snapshot.at).at(-1) : undefined;
  const hasList = picking.tapped === undefined && total > offers.list.length;
  return (
    <>
      <div className={styles.head}>
        {guiding?.advice === undefined ? (
          <>
            <Crest colour={colour} charge={charge} size={36} />
            <div className={styles.ask}>
              <Question view={view} snapshot={snapshot} sayings={sayings} words={words} />
              {did && <p>{words(did.message)}</p>}
            </div>
          </>
        ) : (
          <Instruction game={view.game.id} guiding={guiding}>
            <StorageNote snapshot={snapshot} />
          </Instruction>
        )}
        {picking.tapped === undefined && view.refusal === undefined && <UndoKey {...parts} />}
      </div>
      {prompting.Body === undefined && (
        <div className={sheet.choices}>
          <OfferList {...parts} />
          {hasList && (
            <Button aria-keyshortcuts="m" className={sheet.list} onClick={() => setPanel('moves')}>
              {t('prompt.all', { count: total })}
            </Button>
          )}
          {screen.Legend !== undefined && offers.list.length === 0 && (
            <div className={sheet.legend}>
              <screen.Legend view={view} />
            </div>
          )}
        </div>
      )}
      <StatusAction session={session} snapshot={snapshot} />
    </>
  );
}
