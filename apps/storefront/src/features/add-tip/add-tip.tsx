import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../lazy-part';
import { PartBoundary } from '../../part-boundary';
import type { OfferedTips } from '../../shared/checkout/chosen-tip';

/** Fetched at the checkout of a restaurant that takes tips. */
const TipChoice = lazyPart(() => import('./tip-choice'));

/** What asks for a tip, where the restaurant takes them. @param offered undefined: it does not */
export function AddTip({
  offered,
  ...choice
}: Omit<ComponentProps<typeof TipChoice>, 'offered'> & { readonly offered: OfferedTips }) {
  return offered ? (
    <PartBoundary fallback={null}>
      <Suspense>
        <TipChoice offered={offered} {...choice} />
      </Suspense>
    </PartBoundary>
  ) : null;
}
