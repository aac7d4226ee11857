import type { Channels, HostV1, Menu, NewPrinter, Printer } from '@chalkboard/contracts';
import { MAX_PRINTERS } from '@chalkboard/contracts/printing';
import { Button } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../layout/confirm-dialog';
import { ShownOnce } from '../../../layout/shown-once';
import { texts } from '../../../texts';
import { removePrinter, renewAddress } from './channels-api';
import { PrinterDialog } from './printer-dialog';
import { PrinterRow } from './printer-row';
import { unassignedDishes } from './station-words';

const t = texts.channels.printers;

/** The printers of a menu: each can be tried, changed and removed at once. */
export function PrinterList({
  host,
  shareId,
  categories,
  print: { networkPrinters, printers, secondLanguage },
  isOn,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly categories: Menu['categories'];
  readonly print: Channels['print'];
  readonly isOn: boolean;
}) {
  const [editing, setEditing] = useState<Printer | 'new'>();
  const [removing, setRemoving] = useState<Printer>();
  const [renewing, setRenewing] = useState<Printer>();
  const [added, setAdded] = useState<NewPrinter>();
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
    onSuccess: (renewed: NewPrinter) => {
      setRenewing(undefined);
      setAdded(renewed);
    },
    onError: failed,
  });
  const unassigned = unassignedDishes(printers, categories);
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
              categories={categories}
              printer={printer}
              onEdit={() => setEditing(printer)}
              onRemove={() => setRemoving(printer)}
              onRenew={() => setRenewing(printer)}
            />
          ))}
        </ul>
      )}
      {unassigned && (
        <p className="text-small text-quiet">
          {t.station.unassigned({ count: unassigned.count, printer: unassigned.printer.name })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isFull} onClick={() => setEditing('new')}>
          <Plus aria-hidden />
          {t.add}
        </Button>
        {isFull && <p className="text-small text-quiet">{t.most({ max: MAX_PRINTERS })}</p>}
      </div>
      {editing && (
        <PrinterDialog
          host={host}
          shareId={shareId}
          networkPrinters={networkPrinters}
          secondLanguage={secondLanguage}
          categories={categories}
          {...(editing !== 'new' && { printer: editing })}
          onClose={() => setEditing(undefined)}
          onAdded={(printer) => {
            setEditing(undefined);
            setAdded(printer);
          }}
        />
      )}
      {added?.pollUrl !== undefined && (
        <ShownOnce
          address={added.pollUrl}
          texts={{ ...t.address, text: t.address.texts[added.protocol ?? 'cloudprnt'] }}
          onClose={() => setAdded(undefined)}
        />
      )}
      <ConfirmDialog
        {...{
          title: t.confirmRemove.title({ name: removing?.name ?? '' }),
          text: t.confirmRemove.text,
          action: t.confirmRemove.action,
        }}
        open={removing !== undefined}
        cancel={t.cancel}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
        onClose={() => setRemoving(undefined)}
      />
      <ConfirmDialog
        {...{
          title: t.address.confirmRenew.title({ name: renewing?.name ?? '' }),
          text: t.address.confirmRenew.text,
          action: t.address.confirmRenew.action,
        }}
        open={renewing !== undefined}
        cancel={t.cancel}
        pending={renew.isPending}
        onConfirm={() => renewing && renew.mutate(renewing)}
        onClose={() => setRenewing(undefined)}
      />
    </>
  );
}
