import type { DeadLetterEntry, HostV1, ServiceName, StaffRole } from '@chalkboard/contracts';
import { listDeadLettersRoute } from '@chalkboard/contracts/api/operations.routes';
import { Button } from '@chalkboard/ui';
import { formatDateTime, mayStaff } from '@chalkboard/web-kit';
import { useState } from 'react';
import { Panel } from '../../layout/panel';
import { ReadFailure } from '../../layout/panel-state';
import { DataList, type Column } from '../../lists/data-list';
import { RowButton } from '../../lists/row-button';
import { useSelection } from '../../lists/selection';
import { useStaffList } from '../../lists/use-staff-list';
import { texts } from '../../texts';
import { DeadLetterDialog } from './dead-letter-dialog';
import { type DeadLetterPlace } from './operations-calls';
import { ReplayDialog } from './replay-dialog';

const t = texts.operations.deadLetters;
const keyOf = ({ sequence }: DeadLetterEntry) => String(sequence);
const SERVICES = Object.keys(t.services) as ServiceName[];

/** What each service could not handle. One that is down takes nothing from the others. */
export function DeadLetters({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [shown, setShown] = useState<DeadLetterPlace>();
  return (
    <section aria-label={t.title} className="grid gap-5">
      <p className="prose-width text-small text-quiet">{t.text}</p>
      {SERVICES.map((service) => (
        <DeadLettersOf
          key={service}
          host={host}
          mayReplay={mayStaff(role, 'dead-letters.replay')}
          service={service}
          onShow={(sequence) => setShown({ service, sequence })}
        />
      ))}
      {shown && <DeadLetterDialog host={host} role={role} place={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

function DeadLettersOf({
  host,
  mayReplay,
  service,
  onShow,
}: {
  readonly host: HostV1;
  readonly mayReplay: boolean;
  readonly service: ServiceName;
  onShow(sequence: number): void;
}) {
  const list = useStaffList(listDeadLettersRoute, { params: { service } });
  const selection = useSelection(list.items, keyOf);
  const [replaying, setReplaying] = useState<readonly number[] | 'all'>();
  const name = t.services[service];
  const columns: readonly Column<DeadLetterEntry>[] = [
    {
      name: t.columns.type,
      cell: ({ sequence, eventType }) => <RowButton onClick={() => onShow(sequence)}>{eventType}</RowButton>,
    },
    { name: t.columns.durable, cell: ({ durable }) => durable },
    { name: t.columns.reason, width: 'max-w-72', cell: ({ reason }) => reason },
    { name: t.columns.tries, align: 'right', cell: ({ tries: attempts }) => attempts },
    { name: t.columns.replays, align: 'right', cell: ({ replays }) => replays },
    { name: t.columns.parked, cell: ({ parkedAt }) => formatDateTime(parkedAt) },
  ];
  return (
    <Panel
      title={name}
      actions={
        mayReplay &&
        list.total > 0 && (
          <Button size="small" onClick={() => setReplaying('all')}>
            {t.replayAll}
          </Button>
        )
      }
    >
      {replaying && (
        <ReplayDialog
          host={host}
          service={service}
          sequences={replaying === 'all' ? undefined : replaying}
          count={replaying === 'all' ? list.total : replaying.length}
          onClose={() => {
            setReplaying(undefined);
            selection.clear();
          }}
        />
      )}
      {list.error && !list.items ? (
        <>
          <p className="mb-3 text-small">{t.unreachable(name)}</p>
          <ReadFailure error={list.error} onRetry={list.retry} />
        </>
      ) : list.items?.length === 0 ? (
        <p className="text-small text-quiet">{t.emptyOf(name)}</p>
      ) : (
        <DataList
          label={name}
          list={list}
          columns={columns}
          keyOf={keyOf}
          bar={
            mayReplay
              ? {
                  selection,
                  labelOf: ({ eventType, sequence }) => t.choose(eventType, sequence),
                  actions: (
                    <Button size="small" onClick={() => setReplaying(selection.chosen.map(({ sequence }) => sequence))}>
                      {t.replaySelected(selection.chosen.length)}
                    </Button>
                  ),
                }
              : undefined
          }
          empty={t.empty}
        />
      )}
    </Panel>
  );
}
