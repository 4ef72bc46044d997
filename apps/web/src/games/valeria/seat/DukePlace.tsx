import { UNKNOWN } from '@three-crowns/core';
import {
  contentOf,
  type Duke,
  dukeOf,
  dukeTarget,
  mustKeep,
  noDukeIcons,
  noDukeText,
} from '@three-crowns/valeria/board';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { DukeCard } from '../pieces/DukeCard.tsx';
import { IconLine } from '../pieces/IconLine.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import { usePeek } from '../pieces/usePeek.ts';
import type { View } from '../pieces/view.ts';
import styles from './DukePlace.module.css';
import held from './HeldCard.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: number;
}

/** The duke that is kept, or the two of which one is chosen. Nobody else sees them before the end. */
export function DukePlace({ view, actions, seat }: Props) {
  const { t } = useLabels(view);
  const { state } = view;
  const player = state.players[seat];
  if (player.dukes.length === 0) {
    return (
      <div className={styles.place}>
        <Common view={view} />
        <p className={styles.note}>
          {t('duke.without')} <b>{t('duke.now', { points: view.scores[seat].total })}</b>
        </p>
      </div>
    );
  }
  const kept = dukeOf(player);
  if (mustKeep(player) && seat === view.own && player.dukes[0] !== UNKNOWN) {
    return (
      <div className={styles.pair}>
        {player.dukes.map((duke, place) => (
          <Dealt key={duke} {...{ view, actions, duke, place }} />
        ))}
      </div>
    );
  }
  const isSeen = kept !== undefined && kept !== UNKNOWN;
  return (
    <div className={styles.place}>
      {isSeen ? <Kept view={view} duke={kept} /> : <DukeCard state={state} duke={UNKNOWN} />}
      <p className={styles.note}>
        {isSeen && state.phase !== 'over' && (
          <>
            <Icon name="lock" size={14} /> {t('duke.secret')}
          </>
        )}
        {isSeen ? <b>{t('duke.now', { points: view.scores[seat].total })}</b> : t('duke.hidden')}
      </p>
    </div>
  );
}

/** What everybody scores by, where nobody has a duke. Most citizens, monsters and domains are worth the same. */
function Common({ view }: { readonly view: View }) {
  const { say } = useLabels(view);
  const content = contentOf(view.state);
  const lines = noDukeIcons(content);
  const most = lines.filter(([sign]) => sign?.icon === 'most');
  const rates = lines.filter((line) => !most.includes(line));
  const [sign, , ...worth] = most[0] ?? [];
  const words = noDukeText(content).map(say).join(' ');
  return (
    <div className={styles.table} role="img" aria-label={words} title={words}>
      {rates.map((icons, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the table
        <IconLine key={i} icons={icons} isStamped />
      ))}
      {sign !== undefined && (
        <IconLine icons={[sign, ...most.flatMap((line) => line.slice(1, 2)), ...worth]} isStamped />
      )}
    </div>
  );
}

function Kept({ view, duke }: { readonly view: View; readonly duke: Duke }) {
  const labels = useLabels(view);
  const props = usePeek({}, { kind: 'duke', duke });
  return (
    <span className={held.card}>
      <button {...props} type="button" className={held.button} aria-label={labels.duke(duke)} />
      <DukeCard state={view.state} duke={duke} />
    </span>
  );
}

interface DealtProps extends Omit<Props, 'seat'> {
  readonly duke: Duke;
  readonly place: number;
}

function Dealt({ view, actions, duke, place }: DealtProps) {
  const labels = useLabels(view);
  const target = useTargetProps(view, actions, dukeTarget(place), labels.duke(duke));
  const props = usePeek(target, { kind: 'duke', duke });
  return (
    <span className={held.card}>
      <button {...props} className={held.button} />
      <DukeCard state={view.state} duke={duke} />
    </span>
  );
}
