import { Icon } from '../../design/icons/Icon.tsx';
import styles from './GradeMark.module.css';
import { type Mark, SIGNS } from './study/grades.ts';
import { useT } from './texts/index.ts';

/** How good a decision was, in a circle. */
export function GradeMark({ mark, large = false }: { readonly mark: Mark; readonly large?: boolean }) {
  const t = useT();
  const shown = SIGNS[mark];
  return (
    <span
      className={styles.mark}
      data-grade={mark}
      data-large={large ? '' : undefined}
      role="img"
      aria-label={t(`grade.${mark}`)}
    >
      {'sign' in shown ? shown.sign : <Icon name={shown.icon} size={large ? 24 : 16} />}
    </span>
  );
}
