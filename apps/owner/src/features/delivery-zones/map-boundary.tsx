import { Component, type ReactNode } from 'react';
import { texts } from '../../texts';

/** Says so where the map cannot be loaded; the fields below it stay. */
export class MapBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <p className="text-small text-failed">{texts.deliveryZones.map.failed}</p>;
    return this.props.children;
  }
}
