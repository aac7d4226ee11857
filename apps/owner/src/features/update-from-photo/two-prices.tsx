import type { MenuChange } from '@chalkboard/contracts';
import { Button, Price } from '@chalkboard/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../texts';
import { nameOf } from './change-text';
import { otherPriceOf } from './chosen-changes';

const t = texts.update.list;

/** A price that was read in two ways: one press takes one of them, and the change with it. */
export function TwoPrices({
  change,
  isChosen,
  amount,
  onTake,
}: {
  readonly change: MenuChange;
  readonly isChosen: boolean;
  readonly amount: string | undefined;
  onTake(amount: string): void;
}) {
  const question = useId();
  const other = otherPriceOf(change);
  const read = change.kind === 'price' ? change.to : change.kind === 'new' ? change.item.price : undefined;
  if (read === undefined || other === undefined) return null;
  // A change that is ticked without an answer is applied as it was read.
  const taken = isChosen ? (amount ?? read) : undefined;
  return (
    <div role="group" aria-labelledby={question}>
      <p id={question} className="mb-1.5 text-small">
        {t.whichPrice} <span className="sr-only">{nameOf(change)}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        {[read, other].map((one) => (
          <Button
            key={one}
            aria-pressed={taken === one}
            onClick={() => onTake(one)}
            className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {taken === one && <Check aria-hidden />}
            <Price>{one}</Price>
          </Button>
        ))}
      </div>
    </div>
  );
}
