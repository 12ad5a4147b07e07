import { Component, type ReactNode, type RefObject } from 'react';
import { PartFailed } from './PartFailed';

interface BoundaryProps {
  /** The screen has been rendered once. */
  readonly stands: RefObject<boolean>;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

/**
 * A screen that breaks, or a part of it that does not come, costs that screen and never the page (A9). A served screen that cannot be
 * rendered at all is left to the server's HTML (`browserPage`).
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (!this.props.stands.current && document.documentElement.dataset.screen) throw failed.error;
    return <PartFailed error={failed.error} retry={() => this.setState({ failed: undefined })} />;
  }
}
