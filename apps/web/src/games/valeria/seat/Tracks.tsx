import type { State } from '@three-crowns/valeria';
import { isResting, KINDS, type Kind, RESOURCES, type Resource, resourceTarget } from '@three-crowns/valeria/board';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { amountHeld, coming } from '../harvest/coming.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import type { View } from '../pieces/view.ts';
import { useBoardWords } from '../texts/index.ts';
import { StandingOrders } from './StandingOrders.tsx';
import styles from './Tracks.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: number;
}

/** Gold, strength, magic and points, each with what the pointed-at choice, or the roll, would make of it. */
export function Tracks({ view, actions, seat }: Props) {
  const t = useBoardWords();
  const { state } = view;
  const change = coming(view, seat);
  return (
    <div className={styles.tracks}>
      <p className={styles.who}>
        <span className={styles.name}>
          <b>{view.seats[seat].name}</b>
          {isResting(state, seat) && <em className={styles.rests}>{t('resting')}</em>}
        </span>
        {state.start === seat && <Icon name="crown" size={16} title={t('starts')} />}
        {seat === view.own && <StandingOrders view={view} actions={actions} />}
      </p>
      <div className={styles.rows}>
        {KINDS.map((kind) =>
          kind === 'points' || seat !== view.own ? (
            <div key={kind} className={styles.track} data-track={`${kind} ${seat}`} data-kind={kind} data-thing={kind}>
              <Row {...{ state, seat, kind }} change={change[kind] ?? 0} />
            </div>
          ) : (
            <TakeTrack key={kind} {...{ view, actions, seat, kind }} change={change[kind] ?? 0} />
          ),
        )}
      </div>
    </div>
  );
}

type TrackProps = Props & { readonly kind: Resource; readonly change: number };

/** A resource of one's own can be clicked: an action may take one of it, a thief may be after it. */
function TakeTrack({ view, actions, seat, kind, change }: TrackProps) {
  const t = useBoardWords();
  const { state } = view;
  const label = t('track', { kind: t(`kind.${kind}`), count: amountHeld(state, seat, kind) });
  const props = useTargetProps(view, actions, resourceTarget(RESOURCES.indexOf(kind)), label);
  return (
    <div className={styles.track} data-track={`${kind} ${seat}`} data-kind={kind}>
      <Row {...{ state, seat, kind, change }} />
      <button {...props} className={styles.take} />
    </div>
  );
}

const PIPS = 10;

interface RowProps {
  readonly state: State;
  readonly seat: number;
  readonly kind: Kind;
  readonly change: number;
}

function Row({ state, seat, kind, change }: RowProps) {
  const t = useBoardWords();
  const held = amountHeld(state, seat, kind);
  const then = held + change;
  return (
    <>
      <ResourceIcon name={kind} />
      <span className={styles.amount}>
        <b>{held}</b>
        {change < 0 && <em>▸{then}</em>}
      </span>
      <span className={styles.line}>
        <span className={styles.kind}>
          {t(`kind.${kind}`)}
          {change > 0 && <ins>+{change}</ins>}
        </span>
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: PIPS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            <i key={i} data-pip={pipOf(i, held, then)} />
          ))}
        </span>
      </span>
    </>
  );
}

/** Held, going, coming or not there. More than a row of them are counted from the last ten. */
function pipOf(i: number, held: number, then: number): 'on' | 'out' | 'in' | undefined {
  const base = Math.max(0, Math.floor((Math.max(held, then) - 1) / PIPS) * PIPS);
  const at = base + i;
  if (at < Math.min(held, then)) return 'on';
  if (at < held) return 'out';
  return at < then ? 'in' : undefined;
}
