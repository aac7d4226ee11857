import type { AdminBusiness, BusinessStatusRequest, HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { useState } from 'react';
import { BUSINESSES, setStatus, STATS } from '../../business/business-calls';
import { RejectDialog } from '../../business/reject-dialog';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import type { Selection } from '../../lists/selection';
import { useBulkChange } from '../../session/use-bulk-change';
import { texts } from '../../texts';

const t = texts.businesses.bulk;
const ACTIONS = { approved: t.approve, rejected: t.reject, pending: t.putBack } as const;
type Status = BusinessStatusRequest['status'];

/** What can be done with the businesses that are chosen: each after one question that says what follows. */
export function BulkDecision({
  host,
  selection,
}: {
  readonly host: HostV1;
  readonly selection: Selection<AdminBusiness>;
}) {
  const [asked, setAsked] = useState<Status>();
  const close = () => setAsked(undefined);
  const change = useBulkChange<AdminBusiness, BusinessStatusRequest>(host, {
    run: ({ id }, decision) => setStatus({ id, ...decision }),
    done: (count, { status }) => t.done(t.businesses(count), texts.registration[status]),
    refresh: [[BUSINESSES], [STATS]],
    onDone: (failed) => {
      close();
      selection.keep(failed);
    },
  });
  const rows = selection.chosen;
  const decide = (input: BusinessStatusRequest) => change.mutate({ rows, input });
  const names = texts.list.names(rows.map(({ businessName }) => businessName));
  const which = t.businesses(rows.length);
  return (
    <>
      {(['approved', 'rejected', 'pending'] as const).map((status) => (
        <Button key={status} size="small" disabled={change.isPending} onClick={() => setAsked(status)}>
          {ACTIONS[status]}
        </Button>
      ))}
      {asked === 'rejected' && (
        <RejectDialog
          host={host}
          businesses={rows}
          pending={change.isPending}
          onConfirm={(reason) => decide({ status: 'rejected', ...reason })}
          onClose={close}
        />
      )}
      {(asked === 'approved' || asked === 'pending') && (
        <ConfirmDialog
          open
          {...(asked === 'approved' ? t.confirmApprove(which, names) : t.confirmPutBack(which, names))}
          pending={change.isPending}
          onConfirm={() => decide({ status: asked })}
          onClose={close}
        />
      )}
    </>
  );
}
