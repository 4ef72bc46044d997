import { Button } from '../../design/Button.tsx';
import { Crest } from '../../design/Crest.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import { Instruction } from '../guide/Instruction.tsx';
import { linesAt } from '../log/log.ts';
import { stepAt } from '../log/scenes.ts';
import { ScoreChange } from '../others/ScoreChange.tsx';
import { OfferList } from '../prompt/OfferList.tsx';
import type { TableParts } from '../prompt/parts.ts';
import { Question, StorageNote } from '../prompt/Question.tsx';
import { StatusAction } from '../prompt/StatusAction.tsx';
import { useT } from '../texts/index.ts';
import { SceneSteps } from './SceneSteps.tsx';
import sheet from './Sheet.module.css';
import styles from './SheetQuestion.module.css';
import { UndoKey } from './UndoKey.tsx';

/** Nothing is tapped: what is asked of whom, and what is at hand for it. */
export function SheetQuestion(parts: TableParts) {
  const { session, screen, snapshot, view, sayings, picking, offers, prompting, guiding, total, setPanel } = parts;
  const t = useT();
  const words = useTableWords(view);
  const { colour, charge } = view.seats[view.asked?.seat ?? view.own];
  const hasList = picking.tapped === undefined && total > offers.list.length;
  return (
    <>
      <div className={styles.head}>
        {guiding?.advice === undefined ? (
          <>
            <Crest colour={colour} charge={charge} size={36} />
            <div className={styles.ask}>
              <Question view={view} snapshot={snapshot} sayings={sayings} words={words} />
              {snapshot.status === 'thinking' && <Doing {...parts} />}
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

/** What another seat did just now; the question that follows takes its place, so no step waits for the one before it. */
function Doing({ screen, snapshot, view, scenes: { shown } }: TableParts) {
  const words = useTableWords(view);
  const { language } = useSettings();
  const { telling } = screen;
  if (telling === undefined || shown === undefined || shown.scene.seat !== view.asked?.seat) {
    const did = linesAt(snapshot.game, snapshot.moments, snapshot.at).at(-1);
    return did && <p>{words(did.message)}</p>;
  }
  const { scene } = shown;
  const at = stepAt(scene, snapshot.at);
  const step = scene.steps[at];
  return (
    <>
      <p className={styles.deed}>
        {telling.say(step, language)} <telling.Gains view={view} step={step} />
        {screen.tally === undefined && <ScoreChange snapshot={snapshot} step={step} />}
      </p>
      <SceneSteps scene={scene} step={at} />
    </>
  );
}
