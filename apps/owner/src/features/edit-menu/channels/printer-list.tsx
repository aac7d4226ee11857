import type { Channels, HostV1, NewPrinter, Printer } from '@chalkboard/contracts';
import { MAX_PRINTERS } from '@chalkboard/contracts/printing';
import { Button } from '@chalkboard/ui';
import { describeError, formatDateTime, useMutation } from '@chalkboard/web-kit';
import { CircleAlert, Plus, Printer as PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../layout/confirm-dialog';
import { ShownOnce } from '../../../layout/shown-once';
import { texts } from '../../../texts';
import { removePrinter, renewAddress } from './channels-api';
import { PrinterDialog } from './printer-dialog';
import { Lately } from './sent-message';
import { TestButton } from './test-button';

const t = texts.edit.channels.printers;

/** The printers of a menu: each can be tried, changed and removed at once. */
export function PrinterList({
  host,
  shareId,
  print: { networkPrinters, printers },
  isOn,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly print: Channels['print'];
  readonly isOn: boolean;
}) {
  const [editing, setEditing] = useState<Printer | 'new'>();
  const [removing, setRemoving] = useState<Printer>();
  const [renewing, setRenewing] = useState<Printer>();
  const [address, setAddress] = useState<string>();
  const failed = (error: Error) =>
    host.toast({
      title: t.actionFailed.title,
      description: describeError(error, t.actionFailed.description),
      variant: 'destructive',
    });
  const remove = useMutation({
    mutationFn: ({ id }: Printer) => removePrinter(shareId, id),
    onSuccess: () => {
      host.toast(t.removed);
      setRemoving(undefined);
    },
    onError: failed,
  });
  const renew = useMutation({
    mutationFn: ({ id }: Printer) => renewAddress(shareId, id),
    onSuccess: ({ pollUrl }: NewPrinter) => {
      setRenewing(undefined);
      setAddress(pollUrl);
    },
    onError: failed,
  });
  const isFull = printers.length >= MAX_PRINTERS;
  return (
    <>
      {printers.length === 0 && isOn && (
        <p className="flex items-start gap-1.5 text-small text-uncertain">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t.none}
        </p>
      )}
      {printers.length > 0 && (
        <ul aria-label={t.title} className="divide-y divide-hairline border-y border-hairline">
          {printers.map((printer) => (
            <PrinterRow
              key={printer.id}
              shareId={shareId}
              printer={printer}
              onEdit={() => setEditing(printer)}
              onRemove={() => setRemoving(printer)}
              onRenew={() => setRenewing(printer)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isFull} onClick={() => setEditing('new')}>
          <Plus aria-hidden />
          {t.add}
        </Button>
        {isFull && <p className="text-small text-quiet">{t.most}</p>}
      </div>
      {editing && (
        <PrinterDialog
          host={host}
          shareId={shareId}
          networkPrinters={networkPrinters}
          {...(editing !== 'new' && { printer: editing })}
          onClose={() => setEditing(undefined)}
          onAdded={({ pollUrl }) => {
            setEditing(undefined);
            setAddress(pollUrl);
          }}
        />
      )}
      {address !== undefined && <ShownOnce address={address} texts={t.address} onClose={() => setAddress(undefined)} />}
      <ConfirmDialog
        {...t.confirmRemove(removing?.name ?? '')}
        open={removing !== undefined}
        cancel={t.cancel}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
        onClose={() => setRemoving(undefined)}
      />
      <ConfirmDialog
        {...t.address.confirmRenew(renewing?.name ?? '')}
        open={renewing !== undefined}
        cancel={t.cancel}
        pending={renew.isPending}
        onConfirm={() => renewing && renew.mutate(renewing)}
        onClose={() => setRenewing(undefined)}
      />
    </>
  );
}

function PrinterRow({
  shareId,
  printer,
  onEdit,
  onRemove,
  onRenew,
}: {
  readonly shareId: string;
  readonly printer: Printer;
  onEdit(): void;
  onRemove(): void;
  onRenew(): void;
}) {
  const { id, kind, name, paper, host, port, seenAt, trouble, lastTest, lastOrder } = printer;
  const where =
    kind === 'network'
      ? t.network(host ?? '', port ?? 0)
      : `${t.cloud}, ${seenAt ? t.seen(formatDateTime(seenAt)) : t.neverSeen}`;
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex items-center gap-2 font-medium">
        <PrinterIcon aria-hidden className="size-5 shrink-0 text-quiet" />
        <span className="min-w-0 break-words">{name}</span>
      </p>
      <p className="text-small text-quiet">
        {where}, {t.paper(paper)}
      </p>
      {trouble && (
        <p className="flex items-start gap-1.5 text-small text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {trouble}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <TestButton shareId={shareId} to={name} request={{ channel: 'print', printerId: id }} />
        <Button variant="quiet" aria-label={t.editNamed(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        {kind === 'cloud' && (
          <Button variant="quiet" aria-label={t.address.renewNamed(name)} onClick={onRenew}>
            {t.address.renew}
          </Button>
        )}
        <Button variant="quiet" aria-label={t.removeNamed(name)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      <Lately lastTest={lastTest} lastOrder={lastOrder} by="print" />
    </li>
  );
}
