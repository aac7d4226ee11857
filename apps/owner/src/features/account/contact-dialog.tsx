import type { HostV1, SignInResponse } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { ApiError, describeError, formatTelephone, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { texts } from '../../texts';
import { confirmContact, offerContact } from './account-calls';

const t = texts.account.you.add;
const DIGITS = 6;

interface Sent extends SignInResponse {
  readonly contact: string;
}

/**
 * Adds a way to sign in: the contact, and then the code that was sent there. @param contact one that the account has
 * already, to be confirmed
 */
export function ContactDialog({
  host,
  contact: known,
  onClose,
}: {
  readonly host: HostV1;
  readonly contact?: string;
  onClose(): void;
}) {
  const queries = useQueryClient();
  const [contact, setContact] = useState(known ?? '');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent>();
  const offer = useMutation({
    mutationFn: async (to: string): Promise<Sent> => ({ ...(await offerContact(to)), contact: to }),
    onSuccess: (now) => {
      if (sent) host.toast(t.sentAgain);
      setCode('');
      confirm.reset();
      setSent(now);
    },
  });
  const confirm = useMutation({
    mutationFn: confirmContact,
    onSuccess: (account) => {
      queries.setQueryData(ACCOUNT_KEY, account);
      host.toast(t.done);
      onClose();
    },
  });
  const send = () => {
    const to = contact.trim();
    if (to && !offer.isPending) offer.mutate(to);
  };
  const enter = (digits: string) => {
    if (sent && digits.length === DIGITS && !confirm.isPending) confirm.mutate({ contact: sent.contact, code: digits });
  };
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits !== code) enter(digits);
  };
  const title = known ? t.confirmTitle : t.title;
  if (sent) {
    const again = (
      <Button variant="quiet" disabled={offer.isPending} onClick={send} className="mr-auto -ml-4">
        {t.again}
      </Button>
    );
    return (
      <FormDialog
        open
        title={title}
        description={`${t.sent({ value: formatTelephone(sent.contact) })} ${t.valid({ minutes: sent.validMinutes })}`}
        action={confirm.isPending ? t.confirming : t.confirm}
        pending={confirm.isPending}
        complete={code.length === DIGITS}
        beside={again}
        onSubmit={() => enter(code)}
        onClose={onClose}
      >
        <Field label={t.code} required hint={t.codeHint} {...faultOf(confirm.error ?? offer.error)}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            value={code}
            onChange={({ target }) => type(target.value)}
            className="tabular py-2 text-center !text-title tracking-wide"
          />
        </Field>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      open
      title={title}
      description={known ? t.confirmText({ value: formatTelephone(known) }) : t.text}
      action={offer.isPending ? t.sending : t.send}
      pending={offer.isPending}
      complete={contact.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      {known ? (
        offer.error && (
          <p role="alert" className="text-small text-failed">
            {faultOf(offer.error).error}
          </p>
        )
      ) : (
        <Field label={t.contact} required {...faultOf(offer.error)}>
          <TextInput
            name="contact"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={200}
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}

/** What went wrong, at its field. */
function faultOf(error: Error | null): { readonly error?: string } {
  if (!error) return {};
  const { title, description } = texts.frame.actionFailed;
  return { error: describeError(error, error instanceof ApiError ? description : title) };
}
