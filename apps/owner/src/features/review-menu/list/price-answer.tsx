import { plainPrice } from '@chalkboard/menu-rules/typed-price';
import { Button } from '@chalkboard/ui';
import { useState } from 'react';
import { useMenuCurrency } from '../../../shared/prices/menu-currency';
import { checkPrice, type WrittenPrice } from '../../../shared/prices/price-check';
import { PriceInput, PriceNote } from '../../../shared/prices/price-input';
import { usePriceEntry } from '../../../shared/prices/use-price-entry';
import { texts } from '../../../texts';

interface PriceAnswerProps {
  /** What is asked, for who does not see the field's place. */
  readonly label: string;
  readonly action: string;
  onAnswer(price: string): void;
}

/**
 * A field for one price, and the button that gives it; Enter gives it too. What is no price is told, and an amount of
 * nothing is asked about.
 */
export function PriceAnswer({ label, action, onAnswer }: PriceAnswerProps) {
  const currency = useMenuCurrency();
  const [written, setWritten] = useState<WrittenPrice>({ price: '' });
  const [tried, setTried] = useState(false);
  const entry = usePriceEntry({ written, currency, tried, onChange: setWritten });
  return (
    <form
      noValidate
      className="grid min-w-0 gap-2 max-sm:basis-full"
      onSubmit={(event) => {
        event.preventDefault();
        if (!written.price.trim()) return;
        setTried(true);
        if (checkPrice(written, currency).kind === 'fine') onAnswer(plainPrice(written.price, currency));
        else entry.input.current?.focus();
      }}
    >
      <div className="flex items-end gap-2">
        <PriceInput
          entry={entry}
          aria-label={label}
          placeholder={texts.review.answers.price}
          enterKeyHint="done"
          className="max-w-40 min-w-24"
        />
        <Button type="submit" className="shrink-0 whitespace-nowrap" disabled={!written.price.trim()}>
          {action}
        </Button>
      </div>
      <PriceNote entry={entry} />
    </form>
  );
}
