import type { HostV1 } from '@chalkboard/contracts';
import { listStaffSessionsRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { Badge, Button } from '@chalkboard/ui';
import { formatDate, formatDateTime } from '@chalkboard/web-kit';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { SettingsSection } from '../../layout/settings-section';
import { useChange } from '../../session/use-change';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { endOtherSessions, endSession, SESSIONS } from './settings-calls';

const t = texts.settings.sessions;

/** Wherever somebody is signed in; this session is marked, and left by logging out. */
export function Sessions({ host }: { readonly host: HostV1 }) {
  const { data, error, refetch } = useStaffRoute(listStaffSessionsRoute);
  const common = { failed: texts.settings.failed, refresh: [[SESSIONS]] };
  const end = useChange(host, { ...common, run: endSession, done: t.ended });
  const endOthers = useChange(host, { ...common, run: endOtherSessions, done: t.othersEnded });
  return (
    <SettingsSection title={t.title} text={t.text}>
      {data ? (
        <>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {data.sessions.map(({ id, device, address, signedInAt, lastUsedAt, current }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-[1_1_14rem]">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                    {device}
                    {current && <Badge state="ready">{t.here}</Badge>}
                  </p>
                  <p className="text-small text-quiet">{`${t.seen(formatDateTime(lastUsedAt), address)}, ${t.since(formatDate(signedInAt))}`}</p>
                </div>
                {!current && (
                  <Button
                    variant="quiet"
                    className="max-sm:-ml-4"
                    aria-label={t.endNamed(device)}
                    disabled={end.isPending}
                    onClick={() => end.mutate(id)}
                  >
                    {t.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {data.sessions.length > 1 ? (
            <Button className="mt-4" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {t.endOthers}
            </Button>
          ) : (
            <p className="mt-3 text-small text-quiet">{t.onlyHere}</p>
          )}
        </>
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </SettingsSection>
  );
}
