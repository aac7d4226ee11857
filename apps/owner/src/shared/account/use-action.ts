import type { HostV1, ToastMessage } from '@chalkboard/contracts';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { needsPlan } from './needs-plan';

/**
 * A change of the account: says that it is done, has what it changed read again, and tells when it failed.
 * @param refresh keys of what it changes
 */
export function useAction<Input = void, Result = unknown>(
  host: HostV1,
  {
    run,
    done,
    refresh,
    onDone,
  }: {
    run(input: Input): Promise<Result>;
    readonly done?: ToastMessage;
    readonly refresh: readonly (readonly unknown[])[];
    onDone?(result: Result): void;
  },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (result) => {
      if (done) host.toast(done);
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onDone?.(result);
    },
    onError: (error) =>
      host.toast({
        title: needsPlan(error) ? texts.frame.planNeeded : texts.frame.actionFailed.title,
        description: describeError(error, texts.frame.actionFailed.description),
        // A plan without it is no failure.
        ...(!needsPlan(error) && { variant: 'destructive' }),
      }),
  });
}
