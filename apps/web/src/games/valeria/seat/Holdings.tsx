import type { State } from '@three-crowns/valeria';
import { isEvent, monsterRow } from '@three-crowns/valeria/board';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../design/Dialog.tsx';
import type { TableActions } from '../../../table/screen/screen.ts';
import { Glyph } from '../pieces/glyphs/Glyph.tsx';
import { MiniCard } from '../pieces/MiniCard.tsx';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import { useLabels } from '../pieces/useLabels.ts';
import type { View } from '../pieces/view.ts';
import { HeldCard } from './HeldCard.tsx';
import styles from './Holdings.module.css';

interface Props {
  readonly view: View;
  readonly actions: TableActions;
  readonly seat: number;
}

/** Domains in the order they were built, and the pile of slain monsters. */
export function Holdings({ view, actions, seat }: Props) {
  const { t } = useLabels(view);
  const { domains } = view.state.players[seat];
  return (
    <div className={styles.holdings}>
      <div className={styles.domains} data-domains={seat} data-many={domains.length > 3 ? 'yes' : undefined}>
        {domains.length === 0 && <p className={styles.none}>{t('domains.none')}</p>}
        {domains.map((card) => (
          <HeldCard key={card} {...{ view, actions, seat, card }} className={styles.domain} />
        ))}
      </div>
      <Pile view={view} actions={actions} seat={seat} />
    </div>
  );
}

const SHOWN = 3;

/** A domain that takes a slain monster back. */
function returnsMonsters({ stack }: State): boolean {
  const effect = stack.at(-1)?.effect;
  return effect?.kind === 'return' && effect.what === 'monster';
}

/** The last ones lie on top; a click spreads them. A card that may go back is offered beside the pile. */
function Pile({ view, actions, seat }: Props) {
  const { t } = useLabels(view);
  const [isOpen, setOpen] = useState(false);
  const { state } = view;
  const { monsters } = state.players[seat];
  const points = monsters.reduce((sum, card) => sum + monsterRow(state, card).points, 0);
  const isAsked = seat === view.own && view.choices.length > 0 && returnsMonsters(state);
  const kinds = [...new Set(monsters)].filter((card) => !isEvent(card));
  return (
    <div className={styles.pile} data-pile={seat}>
      {isAsked ? (
        <div className={styles.returns}>
          {kinds.map((card) => (
            <HeldCard
              key={card}
              {...{ view, actions, seat, card }}
              count={monsters.filter((one) => one === card).length}
              className={styles.slain}
            />
          ))}
        </div>
      ) : (
        <div className={styles.stack} data-empty={monsters.length === 0 ? 'yes' : undefined}>
          {monsters.slice(-SHOWN).map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
            <span key={`${card} ${i}`} className={styles.slain}>
              <MiniCard state={state} card={card} />
            </span>
          ))}
          {monsters.length > 0 && (
            <button
              type="button"
              className={styles.spreading}
              aria-label={t('slain.open', { count: monsters.length, points })}
              onClick={() => setOpen(true)}
            />
          )}
        </div>
      )}
      <p className={styles.sum}>
        <Glyph name="skull" title={t('slain', { count: monsters.length })} />
        <b>{monsters.length}</b>
        <ResourceIcon name="points" isNamed />
        <b>{points}</b>
      </p>
      {isOpen &&
        createPortal(
          <Dialog open title={t('victory')} onClose={() => setOpen(false)}>
            <div className={styles.spread}>
              {monsters.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
                <span key={`${card} ${i}`} className={styles.slain}>
                  <MiniCard state={state} card={card} />
                </span>
              ))}
            </div>
          </Dialog>,
          document.body,
        )}
    </div>
  );
}
