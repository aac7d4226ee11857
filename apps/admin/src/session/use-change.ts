import type { HostV1, ToastMessage } from '@chalkboard/contracts';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { texts } from '../texts';

/**
 * Something that staff changes: says that it is done, has what it changed read again, and tells when it failed.
 * @param refresh beginnings of the keys of what it changes
 * @param failed what to say when it failed; the description is the server's where it gives one
 */
export function useChange<Input = void, Result = unknown>(
  host: HostV1,
  {
    run,
    done,
    failed = texts.failed,
    refresh = [],
    onDone,
  }: {
    run(input: Input): Promise<Result>;
    readonly done?: ToastMessage | ((result: Result, input: Input) => ToastMessage);
    readonly failed?: { readonly title: string; readonly description: string };
    readonly refresh?: readonly (readonly unknown[])[];
    onDone?(result: Result, input: Input): void;
  },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (result, input) => {
      if (done) host.toast(typeof done === 'function' ? done(result, input) : done);
      onDone?.(result, input);
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) =>
      host.toast({
        title: failed.title,
        description: describeError(error, failed.description),
        variant: 'destructive',
      }),
  });
}
