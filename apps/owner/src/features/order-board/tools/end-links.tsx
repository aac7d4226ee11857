import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { useState } from 'react';
import { texts } from '../../../texts';
import type { BoardApi } from '../live/board-api';

const t = texts.board.settings.links;

/** Ends the links in all order messages that were sent until now, once it was asked whether that is meant. */
export function EndLinks({ api, host }: { readonly api: BoardApi; readonly host: HostV1 }) {
  const [asked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => api.endLinks(),
    onSuccess: () => {
      host.toast(t.done);
      setAsked(false);
    },
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  return (
    <section aria-label={t.title} className="mt-6 grid justify-items-start gap-3 border-t border-hairline pt-4">
      <div>
        <p className="font-semibold">{t.title}</p>
        <p className="text-small text-quiet">{t.text}</p>
      </div>
      {asked ? (
        <div role="group" aria-label={t.sure} className="grid justify-items-start gap-3">
          <p className="font-medium">{t.sure}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" autoFocus disabled={end.isPending} onClick={() => end.mutate()}>
              {end.isPending ? t.ending : t.confirm}
            </Button>
            <Button onClick={() => setAsked(false)}>{t.keep}</Button>
          </div>
        </div>
      ) : (
        <Button onClick={() => setAsked(true)}>{t.end}</Button>
      )}
    </section>
  );
}
