import type { TimedPrice } from '../../shared/times/timed-menu';

/** The usual price, struck through, before one that is lower for now. */
export function UsualPrice({ of: { usual } }: { readonly of: TimedPrice }) {
  return usual ? <s className="me-1.5 font-normal text-quiet">{usual}</s> : null;
}
