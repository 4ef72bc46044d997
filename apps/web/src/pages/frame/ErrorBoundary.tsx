import { Component, type ReactNode } from 'react';
import type { Route } from '../../navigation/router.tsx';
import { Broken } from './Broken.tsx';

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

/** Catches what a page throws while it draws. React has no other way than a class for this. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown; readonly isBroken: boolean }> {
  override state = { error: undefined, isBroken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true };
  }

  override render(): ReactNode {
    const { error, isBroken } = this.state;
    return isBroken ? <Broken error={error} route={this.props.route} /> : this.props.children;
  }
}
