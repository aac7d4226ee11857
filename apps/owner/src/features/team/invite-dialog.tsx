import type { AccountBusiness, HostV1, InviteMemberRequest } from '@chalkboard/contracts';
import { Field, RadioGroup, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { placeOfRole, teamRoleOf, type TeamRole } from '../../shared/account/team-role';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { inviteMember, membersOf } from './team-calls';

const t = texts.account.team;
const NOBODY: InviteMemberRequest = { name: '', contact: '', ...placeOfRole('kitchen') };

/** Whom to let in, how to reach them, and what they may do. */
export function InviteDialog({
  host,
  business,
  open,
  onClose,
}: {
  readonly host: HostV1;
  readonly business: AccountBusiness;
  readonly open: boolean;
  onClose(): void;
}) {
  const [member, setMember] = useState(NOBODY);
  const change = (part: Partial<InviteMemberRequest>) => setMember({ ...member, ...part });
  const invite = useAction(host, {
    run: () => inviteMember(business.id, member),
    done: t.sent,
    refresh: [membersOf(business.id).queryKey],
    onDone: () => {
      setMember(NOBODY);
      onClose();
    },
  });
  const complete = member.name.trim() !== '' && member.contact.trim().length >= 5;
  return (
    <FormDialog
      open={open}
      title={t.inviteTitle({ business: business.name })}
      description={t.inviteText}
      action={invite.isPending ? t.sending : t.send}
      pending={invite.isPending}
      complete={complete}
      onSubmit={() => invite.mutate()}
      onClose={onClose}
    >
      <Field label={t.name} required>
        <TextInput
          name="name"
          value={member.name}
          onChange={({ target }) => change({ name: target.value })}
          required
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      <Field label={t.contact} required>
        <TextInput
          name="contact"
          value={member.contact}
          onChange={({ target }) => change({ contact: target.value })}
          required
          maxLength={200}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
        />
      </Field>
      <RadioGroup
        legend={t.roleLegend}
        value={teamRoleOf(member)}
        onChange={(role) => change({ manages: false, ...placeOfRole(role) })}
        options={(['kitchen', 'manager', 'owner'] satisfies TeamRole[]).map((role) => ({
          value: role,
          label: t.roles[role],
          hint: t.roleHints[role],
        }))}
      />
    </FormDialog>
  );
}
