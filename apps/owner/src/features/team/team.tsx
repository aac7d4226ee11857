import type { AccountBusiness, BusinessMember, HostV1 } from '@chalkboard/contracts';
import { Badge, Button, Select, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { formatTelephone, useQuery } from '@chalkboard/web-kit';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { teamRoleOf, type TeamRole } from '../../shared/account/team-role';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { InviteDialog } from './invite-dialog';
import { changeRole, inviteAgain, membersOf, removeMember } from './team-calls';

const t = texts.account.team;
const ROLES = Object.keys(t.roles) as TeamRole[];

/** Who works in a business. Owners invite, change and remove; the others see who there is, and can leave. */
export function Team({ host, business }: { readonly host: HostV1; readonly business: AccountBusiness }) {
  const { id, name, role } = business;
  const members = membersOf(id);
  const { data, isError } = useQuery({ ...members, refetchOnMount: 'always' });
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<BusinessMember>();
  const again = useAction(host, {
    run: (memberId: string) => inviteAgain(id, memberId),
    done: t.sentAgain,
    refresh: [],
  });
  const change = useAction(host, {
    run: (member: { readonly id: string; readonly role: TeamRole }) => changeRole(id, member.id, member.role),
    done: t.roleChanged,
    refresh: [members.queryKey, ACCOUNT_KEY],
  });
  const remove = useAction(host, {
    run: (memberId: string) => removeMember(id, memberId),
    done: t.removed,
    refresh: [ACCOUNT_KEY, ...(leaving?.isYou ? [] : [members.queryKey])],
    onDone: () => setLeaving(undefined),
  });
  const mayChange = role === 'owner';
  // The server refuses the last owner who goes.
  const mayLeave =
    !mayChange ||
    (data?.members.some((member) => !member.isYou && member.role === 'owner' && member.joinedAt !== null) ?? false);

  const invite = mayChange && (
    <Button onClick={() => setInviting(true)}>
      <UserPlus aria-hidden />
      {t.invite}
    </Button>
  );
  return (
    <SettingsSection id="team" title={t.of({ business: name })} text={t.text} action={invite}>
      {data ? (
        <SettingsRows>
          {data.members.map((member) => (
            <SettingsRow
              key={member.id}
              title={
                <>
                  {member.name}
                  {member.isYou && <Badge>{t.you}</Badge>}
                  {!member.joinedAt && <Badge state="placed">{t.invited}</Badge>}
                </>
              }
              note={
                mayChange && !member.isYou
                  ? formatTelephone(member.contact)
                  : `${t.roles[teamRoleOf(member)]} · ${formatTelephone(member.contact)}`
              }
              actions={
                <>
                  {mayChange && !member.joinedAt && (
                    <Button
                      variant="quiet"
                      aria-label={t.againNamed({ name: member.name })}
                      disabled={again.isPending}
                      onClick={() => again.mutate(member.id)}
                    >
                      {t.again}
                    </Button>
                  )}
                  {mayChange && !member.isYou && (
                    <Select
                      aria-label={t.role({ name: member.name })}
                      className="!w-auto text-small max-sm:ml-4"
                      value={teamRoleOf(member)}
                      disabled={change.isPending}
                      onChange={({ target }) => change.mutate({ id: member.id, role: target.value as TeamRole })}
                    >
                      {ROLES.map((name) => (
                        <option key={name} value={name}>
                          {t.roles[name]}
                        </option>
                      ))}
                    </Select>
                  )}
                  {(member.isYou ? mayLeave : mayChange) && (
                    <Button
                      variant="quiet"
                      {...(!member.isYou && { 'aria-label': t.removeNamed({ name: member.name }) })}
                      onClick={() => setLeaving(member)}
                    >
                      {member.isYou ? t.leave : t.remove}
                    </Button>
                  )}
                </>
              }
            />
          ))}
        </SettingsRows>
      ) : isError ? (
        <p className="text-small text-quiet">{texts.account.failed.text}</p>
      ) : (
        <Skeleton label={texts.account.loading}>
          <SkeletonBar className="h-16 w-full" />
        </Skeleton>
      )}
      <InviteDialog host={host} business={business} open={inviting} onClose={() => setInviting(false)} />
      <ConfirmDialog
        {...(leaving?.isYou
          ? {
              title: t.confirmLeave.title({ business: name }),
              text: t.confirmLeave.text,
              action: t.confirmLeave.action,
            }
          : {
              title: t.confirmRemove.title({ name: leaving?.name ?? '' }),
              text: t.confirmRemove.text,
              action: t.confirmRemove.action,
            })}
        open={leaving !== undefined}
        cancel={texts.frame.cancel}
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
        onClose={() => setLeaving(undefined)}
      />
    </SettingsSection>
  );
}
