import type { ApiKey, HostV1 } from '@chalkboard/contracts';
import { Badge, Button, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { formatDate, useQuery } from '@chalkboard/web-kit';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { ShownOnce } from '../../layout/shown-once';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { keysOf, revokeKey } from './api-calls';
import { MakeKeyDialog } from './make-key-dialog';

const t = texts.api.keys;

/** The keys of a business: made, shown once, and revoked. */
export function ApiKeys({ host, businessId }: { readonly host: HostV1; readonly businessId: string }) {
  const keys = keysOf(businessId);
  const { data, isError } = useQuery({ ...keys, refetchOnMount: 'always' });
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [leaving, setLeaving] = useState<ApiKey>();
  const revoke = useAction(host, {
    run: (keyId: string) => revokeKey(businessId, keyId),
    done: t.revoked,
    refresh: [keys.queryKey],
    onDone: () => setLeaving(undefined),
  });
  return (
    <SettingsSection
      title={t.title}
      text={t.text}
      action={
        <Button onClick={() => setMaking(true)}>
          <KeyRound aria-hidden />
          {t.make}
        </Button>
      }
    >
      {data && data.keys.length > 0 ? (
        <SettingsRows>
          {data.keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setLeaving(key)} />
          ))}
        </SettingsRows>
      ) : data || isError ? (
        <p className="text-small text-quiet">{isError ? texts.api.failed : t.empty}</p>
      ) : (
        <Skeleton label={texts.api.loading}>
          <SkeletonBar className="h-16 w-full" />
        </Skeleton>
      )}
      {making && (
        <MakeKeyDialog
          host={host}
          businessId={businessId}
          onMade={(secret) => {
            setMaking(false);
            setMade(secret);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== undefined && <ShownOnce address={made} texts={t.made} onClose={() => setMade(undefined)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t.confirm.title({ name: leaving?.name ?? '' })}
        text={t.confirm.text}
        action={t.confirm.action}
        cancel={texts.frame.cancel}
        pending={revoke.isPending}
        onConfirm={() => leaving && revoke.mutate(leaving.id)}
        onClose={() => setLeaving(undefined)}
      />
    </SettingsSection>
  );
}

function KeyRow({ apiKey, onRevoke }: { readonly apiKey: ApiKey; onRevoke(): void }) {
  const { name, prefix, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <SettingsRow
      title={
        <>
          {name}
          <code className="text-small font-normal text-quiet">{prefix}…</code>
          {hasExpired && <Badge state="failed">{t.expired}</Badge>}
        </>
      }
      note={
        <>
          <span className="block text-ink">{scopes.map((scope) => t.scopes[scope]).join(', ')}</span>
          {[
            t.created({ date: formatDate(createdAt) }),
            lastUsedAt === null ? t.neverUsed : t.used({ date: formatDate(lastUsedAt) }),
            expiresAt === null ? t.noExpiry : !hasExpired && t.expires({ date: formatDate(expiresAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </>
      }
      actions={
        <Button variant="quiet" aria-label={t.revokeNamed({ name })} onClick={onRevoke}>
          {t.revoke}
        </Button>
      }
    />
  );
}
