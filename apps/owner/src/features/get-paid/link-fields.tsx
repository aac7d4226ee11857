import { PAYMENT_LINK } from '@chalkboard/contracts/payment-link';
import {
  checkPaymentLink,
  paymentAddress,
  withKnownShape,
  type PaymentLinkFault,
} from '@chalkboard/menu-rules/payment-link';
import { Field, LinkButton, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { isDisguised } from './payment-form';

const t = texts.payment.link;

/** What is written in a link, in braces: a message of the catalogues has its own meaning of them. */
const PLACES = { amount: '{amount}', currency: '{currency}', order: '{order}', minor: '{minor}' } as const;
/** Minor units, and an order's number, of the example. */
const EXAMPLE = { toPay: 2340, orderNumber: 'K7F4M' } as const;

/** The link as it is typed, where guests would go by it, and an example with an amount. */
export function LinkFields({
  link,
  currency,
  linkShown,
  showsFault,
  onChange,
}: {
  readonly link: string;
  readonly currency: string;
  /** The business of the menu is approved. */
  readonly linkShown: boolean;
  readonly showsFault: boolean;
  onChange(link: string): void;
}) {
  const [isLeft, setLeft] = useState(false);
  const [filled, setFilled] = useState<string>();
  const checked = checkPaymentLink(link);
  const fault = 'fault' in checked ? faultText(checked.fault) : undefined;
  const leave = () => {
    setLeft(true);
    const known = withKnownShape(link);
    if (known === undefined) return;
    setFilled(known);
    onChange(known);
  };
  return (
    <div className="grid gap-4">
      <Field label={t.label} hint={t.hint} {...(fault && (showsFault || isLeft) && { error: fault })}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={PAYMENT_LINK.letters}
          value={link}
          onChange={({ target }) => onChange(target.value)}
          onBlur={leave}
        />
      </Field>
      <p className="text-small text-quiet">{t.places(PLACES)}</p>
      {'host' in checked && (
        <div className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
          <p>
            <span className="text-small text-quiet">{t.host}</span>{' '}
            <strong className="block font-mono wrap-anywhere">{checked.host}</strong>
          </p>
          {isDisguised(checked) && (
            <p role="alert" className="flex items-start gap-2 text-small text-uncertain">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t.disguised}
            </p>
          )}
          {filled === link && (
            <p role="status" className="text-small">
              {t.filled({ host: checked.host })}
            </p>
          )}
          {checked.takesAmount ? (
            <p className="text-small">
              <span className="text-quiet">{t.example({ amount: formatMoney(EXAMPLE.toPay, currency) })}</span>{' '}
              <span className="block wrap-anywhere">{paymentAddress(checked.template, { ...EXAMPLE, currency })}</span>
            </p>
          ) : (
            <p className="text-small">{t.withoutAmount}</p>
          )}
          <LinkButton
            href={paymentAddress(checked.template, { ...EXAMPLE, currency })}
            target="_blank"
            rel="noopener noreferrer"
            className="justify-self-start"
          >
            <ExternalLink aria-hidden />
            {t.try}
          </LinkButton>
        </div>
      )}
      <p className={linkShown ? 'text-small text-quiet' : 'rounded-card bg-uncertain-wash px-3 py-2 text-small'}>
        {linkShown ? t.shown : t.notShown}
      </p>
    </div>
  );
}

function faultText(fault: PaymentLinkFault): string {
  return fault === 'braces' ? t.braces(PLACES) : t.faults[fault];
}
