import { Component, type ReactNode } from 'react';

interface SturdyProps {
  readonly children: ReactNode;
  /** What is shown where the picture fails. */
  readonly instead: ReactNode;
}

/** A picture that fails takes nothing else with it: the game goes on by words. */
export class Sturdy extends Component<SturdyProps, { readonly failed: boolean }> {
  override readonly state: { readonly failed: boolean } = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
