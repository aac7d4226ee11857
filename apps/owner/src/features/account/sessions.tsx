import type { HostV1 } from '@chalkboard/contracts';
import { Badge, Button, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { formatDate, formatDateTime, useQuery } from '@chalkboard/web-kit';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { endOtherSessions, endSession, SESSIONS } from './account-calls';

const t = texts.account.sessions;

/** Every device that is signed in; this one is marked, and left by signing out. */
export function Sessions({ host }: { readonly host: HostV1 }) {
  const { data, isError } = useQuery({ ...SESSIONS, refetchOnMount: 'always' });
  const end = useAction(host, { run: endSession, done: t.ended, refresh: [SESSIONS.queryKey] });
  const endOthers = useAction(host, { run: endOtherSessions, done: t.othersEnded, refresh: [SESSIONS.queryKey] });
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? [];
  return (
    <SettingsSection title={t.title} text={t.text}>
      {data ? (
        <>
          <SettingsRows>
            {data.sessions.map(({ id, device, startedAt, lastSeenAt, isThis }) => (
              <SettingsRow
                key={id}
                title={
                  <>
                    {device}
                    {isThis && <Badge state="ready">{t.here}</Badge>}
                  </>
                }
                note={`${t.seen({ at: formatDateTime(lastSeenAt) })}, ${t.since({ at: formatDate(startedAt) })}`}
                actions={
                  !isThis && (
                    <Button
                      variant="quiet"
                      aria-label={t.endNamed({ device })}
                      disabled={end.isPending}
                      onClick={() => end.mutate(id)}
                    >
                      {t.end}
                    </Button>
                  )
                }
              />
            ))}
          </SettingsRows>
          {others.length > 0 ? (
            <Button className="mt-4" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {t.endOthers}
            </Button>
          ) : (
            <p className="mt-3 text-small text-quiet">{t.onlyHere}</p>
          )}
        </>
      ) : isError ? (
        <p className="text-small text-quiet">{texts.account.failed.text}</p>
      ) : (
        <Skeleton label={texts.account.loading}>
          <SkeletonBar className="h-16 w-full" />
        </Skeleton>
      )}
    </SettingsSection>
  );
}
