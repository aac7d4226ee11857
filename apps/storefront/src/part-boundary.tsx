import { Component, type ReactNode } from 'react';
import { isMissingPart } from './fetched-part';

/** Around a part of a page: when it cannot be fetched or drawn, `fallback` takes its place, and the rest of the page stays. */
export class PartBoundary extends Component<{ readonly fallback: ReactNode; readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** As if nobody had caught it: by that the edge counts the visitors for whom a release fails. A network that failed is none of its faults. */
  override componentDidCatch(error: unknown) {
    if (!isMissingPart(error)) reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
