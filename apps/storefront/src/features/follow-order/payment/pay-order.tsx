import type { TrackedOrder } from '@chalkboard/contracts';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { Button, LinkButton } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { BadgeCheck, ExternalLink, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lazy-part';
import { PartBoundary } from '../../../part-boundary';
import { paymentTexts as t } from '../../../texts';
import { momentText } from '../order-words';

/** Fetched by who wants to scan it. */
const PaymentCode = lazyPart(() => import('./payment-code'));

/** The restaurant's own way to be paid, its host written out; once it is paid, that the restaurant says so. */
export default function PayOrder({ order, now }: { readonly order: TrackedOrder; readonly now: number }) {
  const [showsCode, setShowsCode] = useState(false);
  const isOver = order.status === 'cancelled' || order.status === 'rejected';
  const { payment, paidAt, currency, restaurantName, orderNumber, timeZone } = order;
  if (paidAt)
    return (
      <p role="status" className="flex items-start gap-2.5 rounded-card border border-hairline bg-surface p-5">
        <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ready" />
        {[t.paid({ when: momentText(paidAt, timeZone, now) }), ...(isOver ? [t.askBack] : [])].join(' ')}
      </p>
    );
  if (!payment) return null;
  const amount = formatMoney(toPayOf(order), currency);
  return (
    <section
      aria-labelledby="pay"
      className="grid justify-items-start gap-3 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="pay" className="text-lead">
        {t.heading}
      </h2>
      <LinkButton
        href={payment.url}
        target="_blank"
        rel="noopener noreferrer"
        variant="primary"
        size="large"
        className="max-w-full whitespace-normal max-sm:w-full"
      >
        <ExternalLink aria-hidden />
        <span className="tabular min-w-0 wrap-anywhere">{t.pay({ amount, host: payment.host })}</span>
      </LinkButton>
      {!payment.withAmount && <p className="tabular font-medium">{t.typeAmount({ amount, number: orderNumber })}</p>}
      <p className="text-small text-quiet">
        {t.direct({ restaurant: restaurantName, host: payment.host })} {t.say}
      </p>
      <Button aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
        <QrCode aria-hidden />
        {showsCode ? t.hideCode : t.showCode}
      </Button>
      {showsCode && (
        <PartBoundary fallback={<p role="alert">{t.codeFailed}</p>}>
          <Suspense fallback={<div className="size-48" />}>
            <PaymentCode address={payment.url} host={payment.host} />
          </Suspense>
        </PartBoundary>
      )}
    </section>
  );
}
