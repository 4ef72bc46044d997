import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { HelpLink } from '../help/HelpLink.tsx';
import { useT } from '../texts/index.ts';
import styles from './Instruction.module.css';
import type { Guiding } from './useGuide.ts';
import { useInstruction } from './useInstruction.ts';

interface Props {
  readonly game: string;
  readonly guiding: Guiding;
  /** Stands behind it. */
  readonly children: ReactNode;
}

/** What to do now, in the place of the question; once all is learned, the way into the rest of the game. */
export function Instruction({ game, guiding, children }: Props) {
  const t = useT();
  const said = useInstruction(guiding);
  if (said === undefined) return null;
  const { head, text, number, section } = said;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {number ?? <Icon name="crown" size={20} />}
      </span>
      <p className={styles.words} data-instruction="">
        <b>{head}</b> {text}{' '}
        {guiding.isDone ? (
          <Button size="small" onClick={() => guiding.set('done')}>
            {t('guide.playOn')}
          </Button>
        ) : (
          <HelpLink game={game} anchor={section} className={styles.more}>
            {t('guide.more')}
          </HelpLink>
        )}{' '}
        {children}
      </p>
    </>
  );
}
