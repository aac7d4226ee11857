import { Button, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { TriangleAlert } from 'lucide-react';
import { checkoutTexts } from '../../texts';

const t = checkoutTexts;

/**
 * The button with the total, under the thumb on a phone; below it what became of an order that was not confirmed, and
 * that it may be tried again.
 */
export function PlaceBar({
  currency,
  totalMinor,
  place = t.place,
  more,
  placing,
  offline,
  failure,
}: {
  readonly currency: string;
  readonly totalMinor: number;
  /** What the button does, where that is another thing than usual. */
  readonly place?: string;
  /** What is still added to the total, in words. */
  readonly more?: string | undefined;
  readonly placing: boolean;
  readonly offline: boolean;
  /** In words. */
  readonly failure: string | undefined;
}) {
  return (
    <div className="z-30 grid gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-hairline max-md:bg-paper max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Button type="submit" variant="primary" size="large" block className="justify-between! px-5" disabled={placing}>
        <span>{offline ? t.offline.button : placing ? t.placing : place}</span>
        <span>
          <Price>{formatMoney(totalMinor, currency)}</Price>
          {more && <span className="ms-1.5 text-small font-normal">{more}</span>}
        </span>
      </Button>
      <div role="status" className="empty:hidden">
        {failure && !placing && (
          <p className="flex items-start gap-2 text-small">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-uncertain" />
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
