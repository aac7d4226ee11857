import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, type ReactNode } from 'react';
import { uiWords } from '../words';

interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** What the control inside a `Field` puts on itself: id, description, invalid and required marks. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** What stands under a control, which is described by it: the error, or else the hint. */
export function FieldNote({
  id,
  error,
  hint,
}: {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}) {
  return (
    <p id={id} className={error ? 'flex items-start gap-1.5 text-caption text-failed' : 'text-caption text-quiet'}>
      {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {error ?? hint}
    </p>
  );
}

/** A label, one control, and under it the hint or, in its place, the error. */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  optional = false,
  children,
}: {
  /** The control's id, when something else has to find it. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly required?: boolean;
  /** Writes "optional" beside the label. */
  readonly optional?: boolean;
  readonly children: ReactNode;
}) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-2 text-small font-medium">
        {label}
        {optional && <span className="text-caption font-normal text-quiet">{uiWords.optional}</span>}
      </label>
      <FieldContext value={{ id, describedBy: note ? noteId : undefined, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {note && <FieldNote id={noteId} error={error} hint={hint} />}
    </div>
  );
}
