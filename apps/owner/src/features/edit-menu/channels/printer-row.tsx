import type { Menu, Printer } from '@chalkboard/contracts';
import { Badge, Button } from '@chalkboard/ui';
import { formatDateTime } from '@chalkboard/web-kit';
import { Printer as PrinterIcon } from 'lucide-react';
import { texts } from '../../../texts';
import { Lately } from './sent-message';
import { wordsOfStation } from './station-words';
import { TestButton } from './test-button';

const t = texts.channels.printers;

/** One printer: how it is, what it prints, and what can be done with it. */
export function PrinterRow({
  shareId,
  categories,
  printer,
  onEdit,
  onRemove,
  onRenew,
}: {
  readonly shareId: string;
  readonly categories: Menu['categories'];
  readonly printer: Printer;
  onEdit(): void;
  onRemove(): void;
  onRenew(): void;
}) {
  const { id, kind, name, paper, host, port, protocol = 'cloudprnt', station, seenAt } = printer;
  const where = kind === 'network' ? t.network({ host: host ?? '', port: port ?? 0 }) : t.protocols[protocol];
  return (
    <li className="flex flex-col gap-2 py-3" data-printer={name}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <PrinterIcon aria-hidden className="size-5 shrink-0 text-quiet" />
        <span className="min-w-0 break-words">{name}</span>
        <PrinterState printer={printer} />
      </p>
      <p className="wrap-anywhere text-small">{wordsOfStation(station, categories)}</p>
      <p className="text-small text-quiet">
        {[
          where,
          t.paper({ mm: paper }),
          ...(seenAt ? [t.seen[kind]({ when: formatDateTime(seenAt) })] : kind === 'cloud' ? [t.neverSeen] : []),
        ].join(', ')}
      </p>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <TestButton shareId={shareId} to={name} request={{ channel: 'print', printerId: id }} />
        <Button variant="quiet" aria-label={t.editNamed({ name })} onClick={onEdit}>
          {t.edit}
        </Button>
        {kind === 'cloud' && (
          <Button variant="quiet" aria-label={t.address.renewNamed({ name })} onClick={onRenew}>
            {t.address.renew}
          </Button>
        )}
        <Button variant="quiet" aria-label={t.removeNamed({ name })} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      <Lately lastTest={printer.lastTest} lastOrder={printer.lastOrder} by="print" />
    </li>
  );
}

/** What keeps it from printing, and how much waits for that; nothing where all is well. */
function PrinterState({ printer: { trouble, waiting = 0 } }: { readonly printer: Printer }) {
  return (
    <span role="status" className="flex flex-wrap gap-2 empty:hidden">
      {trouble !== undefined && <Badge state="failed">{trouble}</Badge>}
      {waiting > 0 && <Badge state="placed">{t.waiting({ count: waiting })}</Badge>}
    </span>
  );
}
