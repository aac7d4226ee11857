import { Field, TextInput } from '@chalkboard/ui';
import { useEffect, useRef, useState } from 'react';
import { percentFault } from './tax-form';

/** A percentage as it is typed; the form is not sent while it is none. */
export function PercentField({
  label,
  value,
  hint,
  optional = false,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** It may be left empty. */
  readonly optional?: boolean;
  onChange(value: string): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isTouched, setTouched] = useState(false);
  const fault = optional && !value.trim() ? undefined : percentFault(value);
  // The browser goes to the first field that is not valid before it sends the form.
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return (
    <Field label={label} {...(hint && { hint })} {...(fault && isTouched && { error: fault })}>
      <TextInput
        ref={input}
        inputMode="decimal"
        maxLength={9}
        autoComplete="off"
        value={value}
        className="tabular"
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setTouched(true)}
        onInvalid={() => setTouched(true)}
      />
    </Field>
  );
}
