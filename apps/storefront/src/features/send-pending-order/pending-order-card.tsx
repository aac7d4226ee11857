import type { HostV1 } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { Button, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf } from '../../shared/cart/cart';
import { keepDraft } from '../../shared/checkout/checkout-draft';
import { PriceChangeList } from '../../shared/checkout/notices';
import { notificationChannel } from '../../shared/checkout/send-order';
import { useOnline } from '../../shared/use-online';
import { checkoutTexts } from '../../texts';
import { watchStorage } from '../../watch-storage';
import { agreeToSend, parsePending, sendPending, takeBack } from './pending-order';
import { storedPending } from './stored-pending';

const { waiting: t, placed } = checkoutTexts;

/** Between two attempts while the restaurant cannot be reached although there is a network. */
const RETRY_AFTER_MS = 15_000;

/**
 * An order that waits for a connection: sent by itself once there is one, visible until then, and it can be taken back.
 */
export function PendingOrderCard({ host, shareId }: { readonly host: HostV1; readonly shareId: string }) {
  const stored = useSyncExternalStore(
    watchStorage,
    () => storedPending(shareId),
    () => null,
  );
  const order = useMemo(() => parsePending(stored), [stored]);
  const online = useOnline();
  const navigate = useNavigate();
  const [unreachable, setUnreachable] = useState(false);
  const [takingBack, setTakingBack] = useState(false);
  const asks = order?.asks;
  const ready = order !== undefined && !asks && online;

  const send = useCallback(async () => {
    const sent = await sendPending(shareId, Date.now());
    setUnreachable(sent.outcome === 'unreachable');
    if (sent.outcome === 'placed')
      host.toast({
        title: placed.title,
        description: placed.description({
          channels: notificationChannel(sent.answer) ?? placed.anyChannel,
        }),
      });
  }, [host, shareId]);
  useEffect(() => {
    if (!ready) return;
    void send();
    const again = setInterval(() => void send(), RETRY_AFTER_MS);
    return () => clearInterval(again);
  }, [ready, send]);

  if (!order) return null;
  const { body, currency } = order;
  const { tip = 0 } = body;
  const toPay = formatMoney(decimalToMinor(body.total + tip, currency), currency);
  const back = async () => {
    setTakingBack(true);
    const taken = await takeBack(shareId);
    setTakingBack(false);
    // Where it was sent meanwhile, the menu shows it.
    if (!taken) return navigate(`/menu/${shareId}`);
    keepDraft(shareId, {
      customer: body.customerInfo,
      orderType: body.orderType,
      paymentMethod: body.paymentMethod,
      allergyConfirmed: body.allergyConfirmed,
      textUpdates: body.textUpdates,
      scheduledFor: body.scheduledFor,
      ...(tip > 0 && { tip: { own: String(tip), minor: decimalToMinor(tip, currency) } }),
    });
    return navigate(`/checkout/${shareId}`);
  };
  return (
    <section aria-labelledby="waiting-order" className="gutter mx-auto w-full max-w-6xl py-4">
      <div role="status" className="grid gap-3 rounded-card bg-uncertain-wash p-5">
        <h2 id="waiting-order" className="flex items-center gap-2 font-sans text-small font-semibold">
          <CloudOff aria-hidden className="size-5 shrink-0 text-uncertain" />
          {asks ? t.refused : t.heading}
        </h2>
        <p className="text-small">{t.summary({ count: countOf(body.cart), total: toPay })}</p>
        <p className="text-small">
          {asks ? (asks.tooOld ? t.tooOld : asks.detail) : !online ? t.offline : unreachable ? t.trying : t.sending}
        </p>
        {asks?.changes && asks.changes.length > 0 && <PriceChangeList changes={asks.changes} />}
        <div className="flex flex-wrap gap-3">
          {asks?.tooOld && (
            <Button variant="primary" onClick={() => agreeToSend(shareId)}>
              {t.send}
              <Price>{toPay}</Price>
            </Button>
          )}
          <Button disabled={takingBack} onClick={() => void back()}>
            {asks && !asks.tooOld ? t.review : t.takeBack}
          </Button>
        </div>
      </div>
    </section>
  );
}
