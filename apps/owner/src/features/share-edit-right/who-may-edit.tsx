import type { EditLink, EditRights, HostV1, NewEditLink } from '@chalkboard/contracts';
import { Button, Field, Skeleton, SkeletonBar, TextInput } from '@chalkboard/ui';
import { formatDate, formatDateTime } from '@chalkboard/web-kit';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { SettingsRow, SettingsRows } from '../../layout/settings-section';
import { ShownOnce } from '../../layout/shown-once';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { endOtherRights, makeEditLink, revokeEditLink, rightsKey, useEditRights } from './edit-right-calls';

const t = texts.rights.who;
const LABEL_LETTERS = 80;

/** The edit links of a menu: made, listed, revoked. @param mayShare who came by a link makes none, and sees that */
export function WhoMayEdit({
  mayShare,
  ...rest
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly mayShare: boolean;
}) {
  return mayShare ? <EditLinks {...rest} /> : <p className="text-small text-quiet">{t.byLink}</p>;
}

function EditLinks({ host, shareId }: { readonly host: HostV1; readonly shareId: string }) {
  const { data, error, refetch } = useEditRights(shareId);
  if (data) return <Rights host={host} shareId={shareId} rights={data} />;
  if (error) {
    return (
      <div>
        <p className="text-small text-failed">{t.failed}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </div>
    );
  }
  return (
    <Skeleton label={t.loading}>
      <SkeletonBar className="h-16 w-full" />
    </Skeleton>
  );
}

function Rights({
  host,
  shareId,
  rights: { links, otherDevices },
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly rights: EditRights;
}) {
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<NewEditLink>();
  const [revoking, setRevoking] = useState<EditLink>();
  const [endingAll, setEndingAll] = useState(false);
  const refresh = [rightsKey(shareId)];
  const make = useAction(host, {
    run: () => makeEditLink(shareId, label.trim()),
    refresh,
    onDone: (link) => {
      setLabel('');
      setMade(link);
    },
  });
  const revoke = useAction(host, {
    run: (linkId: string) => revokeEditLink(shareId, linkId),
    done: t.revoked,
    refresh,
    onDone: () => setRevoking(undefined),
  });
  const endAll = useAction(host, {
    run: () => endOtherRights(shareId),
    done: t.allEnded,
    refresh,
    onDone: () => setEndingAll(false),
  });
  const nameOf = (link: EditLink) => link.label || t.unnamed;
  return (
    <>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate();
        }}
      >
        <div className="min-w-0 flex-[1_1_14rem]">
          <Field label={t.label} optional hint={t.labelHint}>
            <TextInput
              name="editLinkLabel"
              value={label}
              onChange={({ target }) => setLabel(target.value)}
              maxLength={LABEL_LETTERS}
              autoComplete="off"
            />
          </Field>
        </div>
        <Button type="submit" disabled={make.isPending} className="max-sm:w-full">
          <Link2 aria-hidden />
          {make.isPending ? t.making : t.make}
        </Button>
      </form>
      {links.length === 0 && otherDevices === 0 ? (
        <p className="text-small text-quiet">{t.nobody}</p>
      ) : (
        <SettingsRows>
          {links.map((link) => (
            <SettingsRow
              key={link.id}
              title={nameOf(link)}
              note={
                link.lastUsedAt
                  ? t.used({
                      made: formatDateTime(link.createdAt),
                      count: link.devices,
                      last: formatDateTime(link.lastUsedAt),
                    })
                  : t.unused({ made: formatDateTime(link.createdAt) })
              }
              actions={
                <Button
                  variant="quiet"
                  aria-label={t.revokeNamed({ name: nameOf(link), made: formatDate(link.createdAt) })}
                  onClick={() => setRevoking(link)}
                >
                  {t.revoke}
                </Button>
              }
            />
          ))}
          {otherDevices > 0 && <SettingsRow title={t.others({ count: otherDevices })} note={t.othersNote} />}
        </SettingsRows>
      )}
      {(otherDevices > 0 || links.length > 1) && (
        <Button className="justify-self-start" onClick={() => setEndingAll(true)}>
          {t.endAll}
        </Button>
      )}
      {made && (
        <ShownOnce address={window.location.origin + made.url} texts={t.made} onClose={() => setMade(undefined)} />
      )}
      <ConfirmDialog
        {...{
          title: t.confirm.title({ name: revoking ? nameOf(revoking) : '' }),
          text: t.confirm.text({ count: revoking?.devices ?? 0 }),
          action: t.confirm.action,
        }}
        open={revoking !== undefined}
        cancel={t.cancel}
        pending={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate(revoking.id)}
        onClose={() => setRevoking(undefined)}
      />
      <ConfirmDialog
        {...t.confirmAll}
        open={endingAll}
        cancel={t.cancel}
        pending={endAll.isPending}
        onConfirm={() => endAll.mutate()}
        onClose={() => setEndingAll(false)}
      />
    </>
  );
}
