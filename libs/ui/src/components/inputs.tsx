import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl } from './field';

const BOX =
  'w-full rounded-card border border-control bg-surface px-3 text-body text-ink placeholder:text-quiet aria-invalid:border-failed disabled:opacity-60';

/** One line of text; takes its label from the `Field` around it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} className={clsx(BOX, 'min-h-11', className)} {...rest} />;
}

/**
 * One line for an amount, with the sign of its currency in it. The sign is for the eye: label or description say it
 * too.
 */
export function MoneyInput({ sign, className, style, ...rest }: ComponentProps<'input'> & { readonly sign?: string }) {
  return (
    <span className="relative block">
      {sign && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-quiet">
          {sign}
        </span>
      )}
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className={clsx('tabular', className)}
        style={{ ...(sign && { paddingLeft: `calc(1.125rem + ${sign.length * 1.1}ch)` }), ...style }}
        {...rest}
      />
    </span>
  );
}

/** Several lines of text. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} rows={rows} className={clsx(BOX, 'py-2', className)} {...rest} />;
}

/** A native select: the phone's own picker on a phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...useFieldControl()} className={clsx(BOX, 'min-h-11 appearance-none pe-10', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3 size-5 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}

/** A tick box with its label; the whole row is the target. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode; readonly hint?: ReactNode }) {
  return (
    <label className={clsx('flex min-h-11 cursor-pointer items-start gap-3 py-2.5', className)}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-accent" {...rest} />
      <span className="text-small">
        {label}
        {hint && <span className="block text-caption text-quiet">{hint}</span>}
      </span>
    </label>
  );
}

export interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands right, e.g. a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

/** One choice of a few, as rows; arrow keys move between them. */
export function RadioGroup<T extends string>({
  legend,
  options,
  value,
  onChange,
  hideLegend = false,
  columns = false,
}: {
  readonly legend: string;
  readonly options: readonly RadioOption<NoInfer<T>>[];
  readonly value: T | undefined;
  onChange(value: NoInfer<T>): void;
  readonly hideLegend?: boolean;
  /** Side by side where there is room. */
  readonly columns?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-small font-medium'}>{legend}</legend>
      <div className={clsx('grid gap-2', columns && 'sm:grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-2.5 transition-colors duration-(--duration-quick) hover:border-control has-checked:border-accent has-checked:bg-accent-wash has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 text-small font-medium">
              {option.label}
              {option.hint && <span className="block text-caption font-normal text-quiet">{option.hint}</span>}
            </span>
            {option.aside && <span className="tabular text-small">{option.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
