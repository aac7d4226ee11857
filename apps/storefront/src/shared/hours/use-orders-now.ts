import type { OrdersNow } from '@chalkboard/contracts';
import { showOrdersNowRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { call } from '@chalkboard/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useShownAgain } from '../../use-shown-again';

/** How old the answer may get while somebody reads the menu. */
const ASK_AGAIN_MS = 60_000;
/** The same where portions are counted: others order from them meanwhile. */
const ASK_COUNTED_MS = 5_000;

/**
 * Whether the restaurant takes orders now, and how soon one is ready; undefined until that is known, and while it
 * cannot be asked.
 */
export function useOrdersNow(shareId: string): OrdersNow | undefined {
  const [answer, setAnswer] = useState<OrdersNow>();
  const ask = useCallback(() => {
    if (document.visibilityState === 'visible')
      call(showOrdersNowRoute, { params: { shareId } }).then(setAnswer, () => setAnswer(undefined));
  }, [shareId]);
  const isCounted = answer?.left !== undefined;
  useEffect(ask, [ask]);
  useEffect(() => {
    const again = setInterval(ask, isCounted ? ASK_COUNTED_MS : ASK_AGAIN_MS);
    return () => clearInterval(again);
  }, [ask, isCounted]);
  useShownAgain(ask);
  return answer;
}
