import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed';

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

/** A screen that breaks, or a part of it that does not come, costs that screen and never the page (A9). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return <PartFailed error={failed.error} retry={() => this.setState({ failed: undefined })} />;
  }
}
