import type { HostV1, Menu, PaymentSettings, PaymentSetUp } from '@chalkboard/contracts';
import { readPaymentRoute, setPaymentRoute } from '@chalkboard/contracts/api/ordering/payment.routes';
import { Checkbox, Field, TextInput } from '@chalkboard/ui';
import { call, describeError, queryOf, useMutation, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';
import { RuleSection } from '../../shared/rules/rule-section';
import { texts } from '../../texts';
import { LinkFields } from './link-fields';
import { sharesOf, summaryOf, toForm, toSettings, type PaymentForm } from './payment-form';

const t = texts.payment;

/** The restaurant's own payment link, and the tips that it takes. */
export function PaymentSection({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const params = { shareId: menu.shareId };
  const query = queryOf(readPaymentRoute, { params });
  const queries = useQueryClient();
  const { data: saved } = useQuery(query);
  const [draft, setDraft] = useState<PaymentForm>();
  const [isTouched, setTouched] = useState(false);
  const reset = () => {
    setDraft(undefined);
    setTouched(false);
  };
  const save = useMutation({
    mutationFn: (body: PaymentSettings) => call(setPaymentRoute, { params, body }),
    onSuccess: (now: PaymentSetUp) => {
      queries.setQueryData(query.queryKey, now);
      reset();
      host.toast(t.saved);
    },
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  if (!saved) return null;
  const before = toForm(saved);
  const form = draft ?? before;
  const set = (change: Partial<PaymentForm>) => setDraft({ ...form, ...change });
  const submit = () => {
    setTouched(true);
    const settings = toSettings(form);
    if (settings) save.mutate(settings);
  };
  const badShares = form.hasTips && sharesOf(form.shares) === undefined;
  return (
    <RuleSection
      id="payment"
      title={t.title}
      text={t.text}
      state={summaryOf(saved)}
      unsaved={draft !== undefined && JSON.stringify(draft) !== JSON.stringify(before)}
      saving={save.isPending}
      onSave={submit}
      onReset={reset}
    >
      <Checkbox
        label={t.link.turnOn}
        hint={t.link.turnOnHint}
        checked={form.hasLink}
        onChange={({ target }) => set({ hasLink: target.checked })}
      />
      {form.hasLink && (
        <LinkFields
          link={form.link}
          currency={menu.currency}
          linkShown={saved.linkShown}
          showsFault={isTouched}
          onChange={(link) => set({ link })}
        />
      )}
      <Checkbox
        label={t.tips.turnOn}
        hint={t.tips.turnOnHint}
        checked={form.hasTips}
        onChange={({ target }) => set({ hasTips: target.checked })}
      />
      {form.hasTips && (
        <Field label={t.tips.label} hint={t.tips.hint} {...(badShares && isTouched && { error: t.tips.fault })}>
          <TextInput
            autoComplete="off"
            maxLength={40}
            value={form.shares}
            className="tabular"
            onChange={({ target }) => set({ shares: target.value })}
            onBlur={() => setTouched(true)}
          />
        </Field>
      )}
    </RuleSection>
  );
}
