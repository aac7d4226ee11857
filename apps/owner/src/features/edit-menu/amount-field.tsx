import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { typedAmount } from '@chalkboard/menu-rules/typed-price';
import { Field, MoneyInput } from '@chalkboard/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { amountFault } from './form-values';

/**
 * A fee or a minimum in the menu's currency. The arrow keys change it by the smallest coin, as in every field for a
 * number.
 */
export function AmountField({
  label,
  name,
  value,
  currency,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly currency: string;
  onChange(value: string): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [writing, setWriting] = useState(false);
  const fault = amountFault(value, currency);
  const exponent = currencyExponent(currency);
  const step = 10 ** -exponent;
  // The browser goes to the first field that is not valid before it sends the form.
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const amount = typedAmount(value, currency);
    if (by === undefined || amount.kind === 'fault') return;
    event.preventDefault();
    const minor = Math.max(0, (amount.kind === 'amount' ? amount.minor : 0) + by);
    onChange((minor * step).toFixed(exponent));
  };
  return (
    <Field label={label} {...(fault && !writing && { error: fault })}>
      <MoneyInput
        ref={input}
        role="spinbutton"
        name={name}
        step={step}
        required
        maxLength={20}
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setWriting(true);
          onChange(target.value);
        }}
        onBlur={() => setWriting(false)}
      />
    </Field>
  );
}
