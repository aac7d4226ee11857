import type { HostV1, ToastMessage } from '@chalkboard/contracts';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { texts } from '../texts';

const t = texts.list;
/** Calls under way at once. */
const AT_ONCE = 4;

interface Failure<Row> {
  readonly row: Row;
  readonly error: unknown;
}

/**
 * The same change of several rows, each by its own call: the server checks each, and the audit log names each. What
 * failed is told, and is given back.
 * @param refresh beginnings of the keys of what it changes
 */
export function useBulkChange<Row, Input = void>(
  host: HostV1,
  {
    run,
    done,
    refresh,
    onDone,
  }: {
    run(row: Row, input: Input): Promise<unknown>;
    done(count: number, input: Input): ToastMessage;
    readonly refresh: readonly (readonly unknown[])[];
    /** @param failed the rows that were not changed */
    onDone(failed: readonly Row[]): void;
  },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ rows, input }: { readonly rows: readonly Row[]; readonly input: Input }) => {
      const failures: Failure<Row>[] = [];
      const waiting = [...rows];
      const work = async () => {
        for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
          try {
            await run(row, input);
          } catch (error) {
            failures.push({ row, error });
          }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return failures;
    },
    onSuccess: async (failures, { rows, input }) => {
      const [first] = failures;
      host.toast(
        first
          ? {
              title: t.partly(rows.length - failures.length, rows.length),
              description: t.partlyText(failures.length, describeError(first.error, texts.failed.description)),
              variant: 'destructive',
            }
          : done(rows.length, input),
      );
      onDone(failures.map(({ row }) => row));
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
