/** Lets things travel from where they were to where a step has put them. */
import { Component, type ReactNode } from 'react';
import { useMotion } from '../../design/motion.ts';
import { clearGhosts } from '../drag/ghost.ts';
import type { TableView } from '../screen/screen.ts';
import { type Spots, spotsNow } from './spots.ts';
import { openStage, type Stage } from './stage.ts';

interface Props<S, M, E> {
  readonly view: TableView<S, M, E>;
  /** What the events of the step set in motion in this game. */
  play(stage: Stage, view: TableView<S, M, E>): void;
}

export function Motion<S, M, E>(props: Props<S, M, E>) {
  const { factor } = useMotion();
  return <Steps {...props} factor={factor} />;
}

/**
 * A class, because the page has to be measured when a step is drawn and not yet shown: React tells that moment to classes
 * alone, and while something is rendered nobody may look at the page.
 */
class Steps<S, M, E> extends Component<Props<S, M, E> & { readonly factor: number }> {
  #end: (() => void) | undefined;

  override getSnapshotBeforeUpdate({ view }: Props<S, M, E>): Spots | null {
    return view.latest.ply === this.props.view.latest.ply ? null : spotsNow();
  }

  override componentDidUpdate(_props: Props<S, M, E>, _state: unknown, before: Spots | null): void {
    if (before === null) return;
    clearGhosts();
    const { view, play, factor } = this.props;
    this.#end?.();
    this.#end =
      view.latest.jumped || factor === 0 ? undefined : openStage(before, factor, (stage) => play(stage, view));
  }

  override componentWillUnmount(): void {
    this.#end?.();
  }

  override render(): ReactNode {
    return null;
  }
}
