import type { ReactNode } from 'react';
import { Aloud } from '../../../design/Aloud.tsx';
import { type TargetOptions, type TargetProps, useTargetProps } from '../../../table/picking/targets.ts';
import type { TableActions } from '../../../table/screen/screen.ts';
import { type Peeked, peekAt } from './peek.ts';
import styles from './TargetButton.module.css';
import type { View } from './view.ts';

interface Props extends TargetOptions {
  readonly view: View;
  readonly actions: TableActions;
  readonly target: string;
  readonly label: string;
  readonly className?: string | undefined;
  /** False where another seat's things are only looked at. */
  readonly isOwn?: boolean;
  /** What is shown large while it is pointed at or in focus. */
  readonly peek?: Omit<Peeked, 'target'> | undefined;
  /** Lets it slide to its new place after a step. */
  readonly fly?: string;
  readonly children?: ReactNode;
}

/** A thing on the table that can be pointed at and picked. Its words are for screen readers, its look for the eye. */
export function TargetButton({
  view,
  actions,
  target,
  label,
  className,
  isOwn = true,
  means,
  lift,
  peek,
  fly,
  children,
}: Props) {
  const props = useTargetProps(view, actions, target, label, { means, lift });
  if (!isOwn) return <span className={className}>{children}</span>;
  // Named by its content: a name beside other words in sight would be a second, different one.
  const { 'aria-label': name, ...rest } =
    peek === undefined ? props : { ...props, ...peeking(props, { ...peek, target }) };
  return (
    <button {...rest} className={className} data-fly={fly}>
      <span className={styles.face} aria-hidden="true">
        {children}
      </span>
      <Aloud>{name}</Aloud>
    </button>
  );
}

function peeking(props: TargetProps, peeked: Peeked) {
  const close = () => peekAt(undefined);
  return {
    'data-thing': undefined,
    onPointerEnter: (event: React.PointerEvent) => {
      props.onPointerEnter(event);
      if (event.pointerType === 'mouse') peekAt(peeked);
    },
    onPointerLeave: (event: React.PointerEvent) => {
      props.onPointerLeave(event);
      close();
    },
    onFocus: (event: React.FocusEvent) => {
      props.onFocus();
      if (event.target.matches(':focus-visible')) peekAt(peeked);
    },
    onBlur: () => {
      props.onBlur();
      close();
    },
    onClick: (event: React.MouseEvent) => {
      close();
      props.onClick(event);
    },
  };
}
