import { Button } from '../../../design/Button.tsx';
import type { Prompt } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import styles from './prompts.module.css';
import { isPass } from './steps.ts';

/** Declines what is offered; the key N does the same. */
export function PassButton({ view, choices, shown, choose }: Prompt) {
  const { say } = useNames(view);
  const pass = choices.find(isPass);
  if (pass === undefined) return null;
  return (
    <Button
      data-choice={pass.text}
      data-shown={pass === shown ? 'yes' : undefined}
      aria-keyshortcuts="n"
      className={styles.pass}
      onClick={() => choose(pass)}
    >
      {say(pass.label)} <kbd className={styles.key}>N</kbd>
    </Button>
  );
}
