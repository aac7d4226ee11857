import type { CartLine, CustomerInfo, QuoteRequest, QuoteResponse } from '@chalkboard/contracts';
import { quoteOrderRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { call } from '@chalkboard/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderType } from '../../shared/checkout/checkout-rules';
import { useShownAgain } from '../../use-shown-again';

/** A change is asked about when the customer has paused for so long. */
const DEBOUNCE_MS = 300;

export interface QuoteState {
  /** The answer for the cart as it is; undefined until it has come, or when it cannot be had. */
  readonly quote: QuoteResponse | undefined;
  /** The last answer, whatever it was asked about: its times still hold while another is awaited. */
  readonly latest: QuoteResponse | undefined;
  readonly status: 'asking' | 'fresh' | 'failed';
  ask(): void;
}

/**
 * What the cart costs and when it can be had, by the server's word: asked anew when the cart, the kind of order or
 * where it goes changes, and when the page is shown again. The time that is chosen is asked about only where dishes
 * depend on it: whether it is still offered is said when the order is placed.
 */
export function useQuote({
  shareId,
  orderType,
  destination,
  lines,
  scheduledFor,
  atTable,
}: {
  readonly shareId: string;
  readonly orderType: OrderType;
  /** Where it goes, where the fee depends on it. */
  readonly destination: Pick<CustomerInfo, 'postcode' | 'location'>;
  readonly lines: readonly CartLine[];
  readonly scheduledFor?: string | undefined;
  readonly atTable?: boolean;
}): QuoteState {
  const body: QuoteRequest = {
    shareId,
    orderType,
    cart: lines.map(({ notes: _notes, ...line }) => line),
    ...destination,
    ...(scheduledFor !== undefined && { scheduledFor }),
    ...(atTable && { atTable }),
  };
  const content = JSON.stringify(body);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ readonly content: string; readonly quote: QuoteResponse }>();
  const [failed, setFailed] = useState<string>();
  const asked = useRef(false);
  const ask = useCallback(() => setRound((now) => now + 1), []);

  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(
      () => {
        asked.current = true;
        call(quoteOrderRoute, { body, signal: ended.signal }).then(
          (quote) => {
            if (ended.signal.aborted) return;
            setAnswer({ content, quote });
            setFailed(undefined);
          },
          () => ended.signal.aborted || setFailed(content),
        );
      },
      asked.current ? DEBOUNCE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
    // `body` is what `content` says.
  }, [content, round]);

  useShownAgain(ask);

  const quote = failed !== content && answer?.content === content ? answer.quote : undefined;
  return { quote, latest: answer?.quote, status: quote ? 'fresh' : failed === content ? 'failed' : 'asking', ask };
}
