import type { HostV1 } from '@chalkboard/contracts';
import { chooseTextsRoute, readTextsRoute } from '@chalkboard/contracts/api/ordering/tracking.routes';
import { Button } from '@chalkboard/ui';
import { call, describeError, queryOf, useMutation, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { MessageSquareText } from 'lucide-react';
import { trackingTexts } from '../../texts';

const t = trackingTexts.textUpdates;

/** Whether text messages about the order come, and the way to change that. @param secret of the order's page */
export function ChooseTexts({ host, secret }: { readonly host: HostV1; readonly secret: string }) {
  const texts = queryOf(readTextsRoute, { params: { secret } });
  const queryClient = useQueryClient();
  const { data } = useQuery(texts);
  const choose = useMutation({
    mutationFn: (agreed: boolean) => call(chooseTextsRoute, { params: { secret }, body: { agreed } }),
    onSuccess: (now) => {
      queryClient.setQueryData(texts.queryKey, now);
      host.toast(now.agreed ? t.on : t.off);
    },
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  if (!data) return null;
  const { agreed, stopped } = data;
  return (
    <section aria-labelledby="text-updates">
      <h2 id="text-updates" className="flex items-center gap-2 text-lead">
        <MessageSquareText aria-hidden className="size-5 shrink-0 text-quiet" />
        {t.heading}
      </h2>
      <p role="status" className="mt-1 text-quiet">
        {stopped ? t.stopped : agreed ? t.agreed : t.declined}
      </p>
      {!stopped && (
        <Button
          className="mt-3"
          aria-disabled={choose.isPending || undefined}
          onClick={() => !choose.isPending && choose.mutate(!agreed)}
        >
          {agreed ? t.end : t.begin}
        </Button>
      )}
    </section>
  );
}
