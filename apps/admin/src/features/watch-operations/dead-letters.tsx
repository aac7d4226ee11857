import type { DeadLetterEntry, HostV1, ServiceName, StaffRole } from '@chalkboard/contracts';
import { formatDateTime } from '@chalkboard/web-kit';
import { useState } from 'react';
import { Panel } from '../../layout/panel';
import { ReadFailure } from '../../layout/panel-state';
import { DataList, type Column } from '../../lists/data-list';
import { RowButton } from '../../lists/row-button';
import { useAdminList } from '../../lists/use-admin-list';
import { texts } from '../../texts';
import { DeadLetterDialog } from './dead-letter-dialog';
import { deadLettersOf, type DeadLetterPlace } from './operations-calls';

const t = texts.operations.deadLetters;
const SERVICES = Object.keys(t.services) as ServiceName[];

/** What each service could not handle. One that is down takes nothing from the others. */
export function DeadLetters({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [shown, setShown] = useState<DeadLetterPlace>();
  return (
    <section aria-label={t.title} className="grid gap-5">
      <p className="prose-width text-small text-quiet">{t.text}</p>
      {SERVICES.map((service) => (
        <DeadLettersOf key={service} service={service} onShow={(sequence) => setShown({ service, sequence })} />
      ))}
      {shown && <DeadLetterDialog host={host} role={role} place={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

function DeadLettersOf({ service, onShow }: { readonly service: ServiceName; onShow(sequence: number): void }) {
  const list = useAdminList<DeadLetterEntry>(deadLettersOf(service));
  const name = t.services[service];
  const columns: readonly Column<DeadLetterEntry>[] = [
    { name: t.columns.type, cell: ({ sequence, eventType }) => <RowButton onClick={() => onShow(sequence)}>{eventType}</RowButton> },
    { name: t.columns.durable, cell: ({ durable }) => <span className="break-all">{durable}</span> },
    { name: t.columns.reason, cell: ({ reason }) => <span className="line-clamp-2 break-words">{reason}</span> },
    { name: t.columns.tries, align: 'right', cell: ({ tries }) => tries },
    { name: t.columns.replays, align: 'right', cell: ({ replays }) => replays },
    { name: t.columns.parked, nowrap: true, cell: ({ parkedAt }) => formatDateTime(parkedAt) },
  ];
  return (
    <Panel title={name}>
      {list.error && !list.items ? (
        <>
          <p className="mb-3 text-small">{t.unreachable(name)}</p>
          <ReadFailure error={list.error} onRetry={list.retry} />
        </>
      ) : list.items?.length === 0 ? (
        <p className="text-small text-quiet">{t.emptyOf(name)}</p>
      ) : (
        <DataList label={name} list={list} columns={columns} keyOf={({ sequence }) => String(sequence)} empty={t.empty} />
      )}
    </Panel>
  );
}
