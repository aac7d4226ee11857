import { ORDER } from '@chalkboard/contracts/limits';
import { Button, Checkbox, Price, QuantityStepper, Select, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../../texts';
import { DraftChoices } from './draft-choice-fields';
import { isThere, problemOf, unitPriceOf, type DraftLine } from './order-draft';

const t = texts.board.enter;

/** A dish of the order that is being written: how many, which size, extras, a note. */
export function DraftLineRow({
  line,
  currency,
  onChange,
  onRemove,
}: {
  readonly line: DraftLine;
  readonly currency: string;
  onChange(line: DraftLine): void;
  onRemove(): void;
}) {
  const { item, name, quantity, addOnIds } = line;
  const unit = unitPriceOf(line);
  const problem = problemOf(line);
  const problemId = useId();
  /** Put on the control that mends the problem. */
  const mending = { 'data-mends': true, 'aria-describedby': problemId };
  const problemNote = problem && (
    <>
      <p id={problemId} className="flex gap-1.5 text-small text-failed">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t.lineProblems[problem]}
      </p>
      <Button
        className="justify-self-start"
        aria-label={t.removeLine({ name })}
        onClick={onRemove}
        {...((problem === 'gone' || problem === 'price') && mending)}
      >
        {t.remove}
      </Button>
    </>
  );
  if (!item) {
    return (
      <li className="grid gap-2 py-3">
        <p className="font-medium">
          {quantity}× {name}
        </p>
        {problemNote}
      </li>
    );
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 font-medium">{name}</p>
        {unit !== undefined && <Price className="text-small">{formatMoney(unit * quantity, currency)}</Price>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          label={name}
          value={quantity}
          max={ORDER.maxQuantity}
          onChange={(next) => (next === 0 ? onRemove() : onChange({ ...line, quantity: next }))}
        />
        {item.variants.length > 0 && (
          <Select
            aria-label={`${t.choose}: ${name}`}
            {...((problem === 'size' || problem === 'sizeGone') && { ...mending, 'aria-invalid': true })}
            value={line.variantId}
            onChange={({ target }) => onChange({ ...line, variantId: target.value })}
          >
            {item.variants.map((variant) => (
              <option key={variant.id} value={variant.id} disabled={!isThere(variant)}>
                {variant.label}
                {variant.unitPrice !== null && ` · ${formatMoney(variant.unitPrice, currency)}`}
                {variant.soldOut && ` · ${texts.board.soldOut.soldOut}`}
              </option>
            ))}
          </Select>
        )}
      </div>
      {item.addOns.length > 0 && (
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">
            {t.addOns}: {name}
          </legend>
          {item.addOns.map((addOn) => (
            <Checkbox
              key={addOn.id}
              label={`${addOn.name}${addOn.unitPrice === null ? '' : ` +${formatMoney(addOn.unitPrice, currency)}`}${addOn.soldOut ? ` · ${texts.board.soldOut.soldOut}` : ''}`}
              disabled={!isThere(addOn) && !addOnIds.includes(addOn.id)}
              checked={addOnIds.includes(addOn.id)}
              {...((problem === 'extra' || problem === 'extraGone') &&
                !isThere(addOn) &&
                addOnIds.includes(addOn.id) &&
                mending)}
              onChange={({ target }) =>
                onChange({
                  ...line,
                  addOnIds: target.checked ? [...addOnIds, addOn.id] : addOnIds.filter((id) => id !== addOn.id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <DraftChoices
        line={line}
        currency={currency}
        mending={problem === 'choices' ? mending : {}}
        onChange={onChange}
      />
      {problemNote}
      <TextInput
        aria-label={t.notes({ name })}
        placeholder={t.orderNotes}
        maxLength={ORDER.maxItemNotes}
        value={line.notes}
        onChange={({ target }) => onChange({ ...line, notes: target.value })}
      />
    </li>
  );
}
