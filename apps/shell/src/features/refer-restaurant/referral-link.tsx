import { REFERRAL_CODE_PARAMETER } from '@chalkboard/contracts/referrals';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { copyText, describeError } from '@chalkboard/web-kit';
import { Copy } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { looksLikeEmail } from '../../email-address';
import { toasts } from '../../host';
import { signupAddress } from '../../layout/navigation';
import { referralTexts } from '../../texts';
import { getReferralLink } from './send-referral';

const t = referralTexts.link;

/** A link of one's own: a restaurant that signs up by it was referred by its owner. */
export function ReferralLink() {
  const [email, setEmail] = useState('');
  const [isFaulty, setIsFaulty] = useState(false);
  const [sending, setSending] = useState(false);
  const [link, setLink] = useState<string>();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setIsFaulty(!looksLikeEmail(email));
    if (!looksLikeEmail(email)) return;
    setSending(true);
    try {
      const { code } = await getReferralLink({ referrerEmail: email.trim() });
      const address = new URL(signupAddress(), window.location.origin);
      address.searchParams.set(REFERRAL_CODE_PARAMETER, code);
      setLink(address.href);
    } catch (error) {
      toasts.show({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      });
    } finally {
      setSending(false);
    }
  };
  const copy = (text: string) =>
    copyText(text).then(
      () => toasts.show(t.copied),
      () => toasts.show({ ...t.copyFailed, variant: 'destructive' }),
    );

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-card border border-hairline bg-surface p-5 sm:p-8">
      <Field label={t.email} hint={t.hint} {...(isFaulty && { error: referralTexts.form.badEmail })}>
        <TextInput
          name="linkEmail"
          type="email"
          maxLength={200}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setLink(undefined);
          }}
          autoComplete="email"
        />
      </Field>
      {link === undefined ? (
        <div>
          <Button type="submit" size="large" aria-disabled={sending || undefined} className="w-full sm:w-auto">
            {sending ? t.getting : t.get}
          </Button>
        </div>
      ) : (
        <div role="status" className="grid gap-3">
          <Field label={t.label}>
            <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
          </Field>
          <div>
            <Button size="large" onClick={() => void copy(link)} className="w-full sm:w-auto">
              <Copy aria-hidden />
              {t.copy}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
