import { Button } from '../../design/Button.tsx';
import { useTableWords } from '../../words/words.ts';
import { PreviewCard } from '../prompt/PreviewCard.tsx';
import type { TableActions, TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './DefaultBoard.module.css';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
}

/** Stands in for the board of a game that has none yet. */
export function DefaultBoard({ view, actions }: Props) {
  const t = useT();
  const words = useTableWords(view);
  return (
    <div className={styles.board}>
      <ul className={styles.moves}>
        {view.choices.map((choice) => (
          <li key={choice.text}>
            <Button size="small" onClick={() => actions.play(choice)}>
              {words(choice.label)} <small>{choice.text}</small>
            </Button>
          </li>
        ))}
      </ul>
      {view.pointed !== undefined && <PreviewCard view={view} choice={view.pointed} />}
      <h2>{t('default.position')}</h2>
      <pre>{view.game.notation.formatPosition(view.state).join('\n')}</pre>
    </div>
  );
}
