import { ApiError, describeError } from '@chalkboard/web-kit';
import { useMemo, useSyncExternalStore } from 'react';
import type { PaymentMethod } from '../../shared/checkout/checkout-rules';
import { endTable, isTableOver, parseTable, storedTable, type SeatedTable } from '../../shared/table/stored-table';
import { watchStorage } from '../../watch-storage';

/** The table that this phone orders at; undefined: it is picked up or delivered. */
export function useSeatedTable(shareId: string): SeatedTable | undefined {
  const stored = useSyncExternalStore(
    watchStorage,
    () => storedTable(shareId),
    () => null,
  );
  return useMemo(() => {
    const table = parseTable(stored);
    return table && 'name' in table ? table : undefined;
  }, [stored]);
}

export function tablePaymentsOf({ service }: SeatedTable): PaymentMethod[] {
  return (['card', 'cash'] as const).filter((method) => service[method]);
}

/** An order that the table does not take any more can still be picked up: the page goes on as for everybody. */
export function endTableBy(shareId: string, error: unknown, fallback: string): void {
  if (error instanceof ApiError && isTableOver(error.problem?.code)) endTable(shareId, describeError(error, fallback));
}
