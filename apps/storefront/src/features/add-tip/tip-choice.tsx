import { exampleAmount } from '@chalkboard/menu-rules/typed-price';
import { Field, Price, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { ChosenTip, OfferedTips } from '../../shared/checkout/chosen-tip';
import { tipTexts as t } from '../../texts';
import { ownTip } from './own-tip';

/** Shares of the dishes and an amount of one's own; nothing is chosen for anybody. */
export default function TipChoice({
  offered: { shares, highest },
  currency,
  subtotalMinor,
  chosen,
  refused,
  onChoose,
}: {
  readonly offered: NonNullable<OfferedTips>;
  readonly currency: string;
  readonly subtotalMinor: number;
  readonly chosen: ChosenTip | undefined;
  /** Why the order was not sent. */
  readonly refused: string | undefined;
  onChoose(tip: ChosenTip | undefined): void;
}) {
  const [isLeft, setLeft] = useState(false);
  const own = chosen && 'own' in chosen ? chosen : undefined;
  const percent = chosen && 'percent' in chosen ? chosen.percent : undefined;
  const fault = refused ?? (isLeft ? own?.fault : undefined);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-serif text-lead font-semibold">{t.heading}</legend>
      <p className="text-small text-quiet">{t.of({ subtotal: formatMoney(subtotalMinor, currency) })}</p>
      {shares.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
          {shares.map((share) => {
            const isChosen = share.percent === percent;
            return (
              <button
                key={share.percent}
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? undefined : { percent: share.percent })}
                className={clsx(
                  'tabular grid min-h-13 cursor-pointer place-content-center rounded-card border px-2 py-1 text-center',
                  isChosen ? 'border-ink bg-sunken' : 'border-control bg-surface hover:bg-sunken',
                )}
              >
                <span className="text-small font-semibold">{t.share({ percent: share.percent })}</span>
                <Price className="text-caption text-quiet">{formatMoney(share.amount, currency)}</Price>
              </button>
            );
          })}
        </div>
      )}
      <Field
        id="order-tip"
        label={t.own}
        hint={t.ownHint({ example: exampleAmount(currency) })}
        {...(fault && { error: fault })}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={own?.own ?? ''}
          className="tabular"
          onChange={({ target }) => onChoose(target.value === '' ? undefined : ownTip(target.value, currency, highest))}
          onBlur={() => setLeft(true)}
        />
      </Field>
    </fieldset>
  );
}
