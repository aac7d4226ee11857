import type { TestMessageRequest } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { CircleAlert, Send } from 'lucide-react';
import { texts } from '../../../texts';
import { sendTest } from './channels-api';

const t = texts.channels.test;

/** Sends a test. What becomes of it stands beside the button, and comes from the server. */
export function TestButton({
  shareId,
  to,
  request,
}: {
  readonly shareId: string;
  readonly to: string;
  readonly request: TestMessageRequest;
}) {
  const send = useMutation({ mutationFn: () => sendTest(shareId, request) });
  return (
    <>
      <Button aria-label={t.sendTo({ what: to })} disabled={send.isPending} onClick={() => send.mutate()}>
        <Send aria-hidden />
        {send.isPending ? t.sending : t.send}
      </Button>
      {send.isError && (
        <p role="alert" className="flex basis-full items-start gap-1.5 text-small text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {describeError(send.error, t.failed)}
        </p>
      )}
    </>
  );
}
