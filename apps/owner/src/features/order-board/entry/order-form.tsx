import type { BoardItems, BoardOrder, EnterOrderRequest } from '@chalkboard/contracts';
import { LETTERS, ORDER } from '@chalkboard/contracts/limits';
import { Button, Field, Price, RadioGroup, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../../texts';
import { parsedMinutes } from '../live/minutes';
import { DraftLineRow } from './draft-line';
import { ItemPicker } from './item-picker';
import { cartOf, draftOf, newLine, onMenu, subtotalOf, type DraftLine } from './order-draft';

const t = texts.board.enter;
const card = texts.board.card;

interface OrderFormProps {
  readonly menu: BoardItems;
  /** The order to be corrected; absent: a new one. */
  readonly order: BoardOrder | undefined;
  readonly usualMinutes: number;
  readonly saving: boolean;
  /** Why saving it failed. */
  readonly problem: string | undefined;
  onSave(request: EnterOrderRequest): void;
}

/** Dishes, guest, kind: an order as it is taken at the counter, or as it is corrected. */
export function OrderForm({ menu, order, usualMinutes, saving, problem, onSave }: OrderFormProps) {
  const [chosen, setLines] = useState<readonly DraftLine[]>(() => (order ? draftOf(order, menu) : []));
  const nextKey = useRef(chosen.length);
  const lines = chosen.map((line) => onMenu(line, menu));
  const [orderType, setType] = useState(order?.orderType ?? 'pickup');
  const [paymentMethod, setPayment] = useState(order?.paymentMethod ?? 'cash');
  const [customer, setCustomer] = useState<EnterOrderRequest['customer']>(order?.customer ?? { name: '', phone: '' });
  const [minutesText, setMinutes] = useState(String(usualMinutes));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const minutes = parsedMinutes(minutesText);
  const cart = cartOf(lines, menu.currency);
  const missing = {
    name: !customer.name.trim(),
    address: orderType === 'delivery' && !customer.address?.trim(),
    minutes: !order && minutes === undefined,
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!cart || missing.name || missing.address || missing.minutes) {
      // What is wrong has to stand there before the first of it can be gone to.
      flushSync(() => setTried(true));
      form.current
        ?.querySelector<HTMLElement>(
          lines.length === 0 ? 'input[type="search"]' : '[data-mends], [aria-invalid="true"]',
        )
        ?.focus();
      return;
    }
    onSave({ customer, orderType, paymentMethod, cart, ...(!order && minutes !== undefined && { minutes }) });
  };
  const text = (key: 'name' | 'phone' | 'address' | 'notes', maxLength: number) => ({
    name: key,
    maxLength,
    value: customer[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setCustomer((now) => ({ ...now, [key]: target.value })),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <ItemPicker
        items={menu.items}
        currency={menu.currency}
        onPick={(item) => {
          const key = nextKey.current++;
          setLines((now) => [...now, newLine(item, key, menu)]);
        }}
      />
      <section>
        <h3 className="font-sans text-small font-semibold">{t.chosen}</h3>
        {lines.length === 0 && (
          <p className={tried ? 'text-small text-failed' : 'text-small text-quiet'}>{t.nothing}</p>
        )}
        <ul className="divide-y divide-hairline">
          {lines.map((line) => (
            <DraftLineRow
              key={line.key}
              line={line}
              currency={menu.currency}
              onChange={(next) => setLines((now) => now.map((one) => (one.key === next.key ? next : one)))}
              onRemove={() => setLines((now) => now.filter((one) => one.key !== line.key))}
            />
          ))}
        </ul>
        {lines.length > 0 && (
          <p className="flex justify-between border-t border-hairline pt-3 font-semibold">
            {t.subtotal}
            <Price>{formatMoney(subtotalOf(lines), menu.currency)}</Price>
          </p>
        )}
      </section>
      <RadioGroup
        legend={t.type}
        columns
        options={(['pickup', 'delivery'] as const).map((value) => ({ value, label: card.types[value] }))}
        value={orderType}
        onChange={setType}
      />
      {orderType === 'delivery' && <p className="-mt-3 text-caption text-quiet">{t.subtotalHint}</p>}
      <RadioGroup
        legend={t.payment}
        columns
        options={(['cash', 'card'] as const).map((value) => ({ value, label: card.pay[value] }))}
        value={paymentMethod}
        onChange={setPayment}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.name} {...(tried && missing.name && { error: t.nameNeeded })}>
          <TextInput {...text('name', LETTERS.customerName)} />
        </Field>
        <Field label={t.phone} optional>
          <TextInput {...text('phone', LETTERS.phone)} type="tel" />
        </Field>
      </div>
      {orderType === 'delivery' && (
        <Field label={t.address} {...(tried && missing.address && { error: t.addressNeeded })}>
          <TextInput {...text('address', LETTERS.customerAddress)} />
        </Field>
      )}
      <Field label={t.orderNotes} optional>
        <TextInput {...text('notes', LETTERS.orderNotes)} />
      </Field>
      {!order && (
        <Field
          label={t.minutes}
          {...(missing.minutes && { error: texts.board.settings.minutesError({ max: ORDER.maxMinutes }) })}
        >
          <TextInput
            inputMode="numeric"
            className="tabular"
            value={minutesText}
            onChange={({ target }) => setMinutes(target.value)}
          />
        </Field>
      )}
      {problem && (
        <p role="alert" className="text-small text-failed">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" block disabled={saving}>
        {saving ? t.saving : order ? t.saveCorrection : t.save}
      </Button>
    </form>
  );
}
