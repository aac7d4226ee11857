import type { Account, AccountContact, HostV1 } from '@chalkboard/contracts';
import { Badge, Button } from '@chalkboard/ui';
import { formatTelephone } from '@chalkboard/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { removeContact, SESSIONS } from './account-calls';
import { ContactDialog } from './contact-dialog';
import { MessageLanguage } from './message-language';
import { NameDialog } from './name-dialog';

const t = texts.account.you;

/**
 * Name, language of our messages, and the ways to sign in: added, confirmed by a code, taken away as long as another
 * confirmed one is left.
 */
export function Contacts({
  host,
  account: { name, contacts, languages },
}: {
  readonly host: HostV1;
  readonly account: Account;
}) {
  const [renaming, setRenaming] = useState(false);
  const [adding, setAdding] = useState<'new' | AccountContact>();
  const [removing, setRemoving] = useState<AccountContact>();
  const remove = useAction(host, {
    run: removeContact,
    done: t.removed,
    refresh: [ACCOUNT_KEY, SESSIONS.queryKey],
    onDone: () => setRemoving(undefined),
  });
  const isSpare = ({ id }: AccountContact) => contacts.some((other) => other.id !== id && other.confirmed);
  const add = (
    <Button onClick={() => setAdding('new')}>
      <Plus aria-hidden />
      {t.add.open}
    </Button>
  );
  return (
    <SettingsSection title={t.title} text={t.text} action={add}>
      <SettingsRows>
        <SettingsRow
          title={name}
          note={t.name}
          actions={
            <Button variant="quiet" aria-label={t.rename.openNamed({ name })} onClick={() => setRenaming(true)}>
              {t.rename.open}
            </Button>
          }
        />
        {languages && <MessageLanguage host={host} languages={languages} />}
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            onConfirm={() => setAdding(contact)}
            {...(isSpare(contact) && { onRemove: () => setRemoving(contact) })}
          />
        ))}
      </SettingsRows>
      {renaming && <NameDialog host={host} name={name} onClose={() => setRenaming(false)} />}
      {adding && (
        <ContactDialog
          host={host}
          {...(adding !== 'new' && { contact: adding.value })}
          onClose={() => setAdding(undefined)}
        />
      )}
      <ConfirmDialog
        {...{
          title: t.confirm.title({ value: formatTelephone(removing?.value ?? '') }),
          text: t.confirm.text,
          action: t.confirm.action,
        }}
        open={removing !== undefined}
        cancel={texts.frame.cancel}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id)}
        onClose={() => setRemoving(undefined)}
      />
    </SettingsSection>
  );
}

/** @param props.onRemove absent: it is the only confirmed one and stays */
function ContactRow({
  contact: { kind, value, confirmed },
  onConfirm,
  onRemove,
}: {
  readonly contact: AccountContact;
  onConfirm(): void;
  onRemove?(): void;
}) {
  const shown = formatTelephone(value);
  return (
    <SettingsRow
      title={
        <>
          <span className="break-all">{shown}</span>
          <Badge state={confirmed ? 'ready' : 'uncertain'}>{confirmed ? t.confirmed : t.notConfirmed}</Badge>
        </>
      }
      note={t[kind]}
      actions={
        <>
          {!confirmed && (
            <Button variant="quiet" aria-label={t.confirmNamed({ value: shown })} onClick={onConfirm}>
              {t.confirmIt}
            </Button>
          )}
          {onRemove && (
            <Button variant="quiet" aria-label={t.removeNamed({ value: shown })} onClick={onRemove}>
              {t.remove}
            </Button>
          )}
        </>
      }
    />
  );
}
