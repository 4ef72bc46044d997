import { usePhone } from '../../../table/screen/usePhone.ts';
import { WillNote } from '../notes/WillNote.tsx';
import type { Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './prompts.module.css';

/** All cards lie large on the table: of the one that is pointed at, what it is worth today and how the seats stand. */
export function FieldPrompt({ view }: Prompt) {
  const { t } = useNames(view);
  const isPhone = usePhone() !== undefined;
  const move = view.pointed?.move;
  if (move !== undefined && 'field' in move) return <WillNote view={view} field={move.field} />;
  return <p className={styles.hint}>{t(isPhone ? 'plan.tap' : 'plan.hint')}</p>;
}
