import type { FreshPrices, HostV1, Menu, PlaceOrderRequest } from '@chalkboard/contracts';
import { ApiError, describeError, useMutation } from '@chalkboard/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteDraft } from '../../shared/checkout/checkout-draft';
import { refusalOfCode, type Refusal } from '../../shared/checkout/checkout-rules';
import { failureOf, freshPricesOf, notificationChannel, placeOrder } from '../../shared/checkout/send-order';
import { checkoutTexts } from '../../texts';
import { focusOn } from './focus-on';
import { endTableBy } from './use-seated-table';

const { elsewhere, failed, placed, pricesChanged, waits, waitsAlready } = checkoutTexts;

interface Placing {
  readonly host: HostV1;
  readonly menu: Pick<Menu, 'shareId' | 'currency'>;
  readonly online: boolean;
  body(): PlaceOrderRequest;
  /** Why it cannot be ordered as it is. */
  refusal(): Refusal | undefined;
  /** The order is sent: what was said of earlier prices is done with. */
  onSend(): void;
  /** It was refused for its prices. */
  onFreshPrices(fresh: FreshPrices): void;
  /** It was refused: what is shown may no longer hold. */
  onRefused(): void;
  /** Keeps an order back that is placed without a network; false: one waits already. */
  letWait(body: PlaceOrderRequest, currency: string): boolean;
}

/** Sends the order, and says what came of it. */
export function usePlaceOrder({ host, menu, online, body, letWait, ...order }: Placing) {
  const { shareId, currency } = menu;
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<string>();
  const finish = (said: { readonly title: string; readonly description: string }) => {
    deleteDraft(shareId);
    host.toast(said);
    return () => void navigate(`/menu/${shareId}`);
  };
  const place = useMutation({
    mutationFn: () => placeOrder(body()),
    onSuccess: (answer) => {
      if (!answer) return host.toast({ title: elsewhere.title, description: elsewhere.description });
      const leave = finish({
        title: placed.title,
        description: placed.description({ channels: notificationChannel(answer) ?? placed.anyChannel }),
      });
      if (answer.whatsappUrl) window.open(answer.whatsappUrl, '_blank', 'noopener');
      leave();
    },
    onError: (error) => {
      const fresh = freshPricesOf(error);
      if (fresh) order.onFreshPrices(fresh);
      const refused = error instanceof ApiError && error.problem ? refusalOfCode(error.problem) : undefined;
      setRefusal(refused);
      endTableBy(shareId, error, failed.description);
      setFailure(fresh || refused ? undefined : failureOf(error));
      focusOn(refused);
      order.onRefused();
      host.toast({
        title: fresh ? pricesChanged : failed.title,
        description: describeError(error, failed.description),
        variant: 'destructive',
      });
    },
  });

  const submit = () => {
    if (place.isPending) return;
    const refused = order.refusal();
    setRefusal(refused);
    setFailure(undefined);
    if (refused) {
      host.toast({ title: refused.title, description: refused.description, variant: 'destructive' });
      return focusOn(refused);
    }
    order.onSend();
    if (online) place.mutate();
    else if (letWait(body(), currency)) finish({ title: waits.title, description: waits.description })();
    else host.toast({ ...waitsAlready, variant: 'destructive' });
  };
  return { refusal, setRefusal, failure, placing: place.isPending, submit };
}
