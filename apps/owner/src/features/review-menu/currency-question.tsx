import type { HostV1 } from '@chalkboard/contracts';
import { CURRENCIES } from '@chalkboard/contracts/currency';
import { Button, Field, Select } from '@chalkboard/ui';
import { ApiError, describeError, useMutation } from '@chalkboard/web-kit';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';

const t = texts.review.currency;
const nameOf = texts.edit.restaurant.currencyName;

interface CurrencyQuestionProps {
  readonly host: HostV1;
  /** ISO 4217, what the reader takes for likely. */
  readonly proposal: string;
  onAnswer(currency: string): Promise<void>;
}

/** One question for the whole menu, where the paper names no currency. Guests cannot order until it is answered. */
export function CurrencyQuestion({ host, proposal, onAnswer }: CurrencyQuestionProps) {
  const [currency, setCurrency] = useState(proposal);
  const answer = useMutation({
    mutationFn: onAnswer,
    onSuccess: (_, chosen) => {
      host.toast(t.settled(nameOf(chosen)));
      // The question goes away with the focus in it.
      document.getElementById('content')?.focus({ preventScroll: true });
    },
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, error instanceof ApiError ? t.failed.description : error.message),
        variant: 'destructive',
      }),
  });
  return (
    <section
      aria-labelledby="currency-question"
      className="mt-4 rounded-card border border-uncertain bg-uncertain-wash p-5"
    >
      <h2 id="currency-question" className="flex items-center gap-2 text-lead">
        <Coins aria-hidden className="size-5 shrink-0 text-uncertain" />
        {t.title}
      </h2>
      <p className="mt-1 text-small">{t.text}</p>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          answer.mutate(currency);
        }}
      >
        <div className="min-w-56 max-sm:w-full">
          <Field label={t.label}>
            <Select value={currency} disabled={answer.isPending} onChange={(event) => setCurrency(event.target.value)}>
              {[...new Set([proposal, ...CURRENCIES])].map((code) => (
                <option key={code} value={code}>
                  {nameOf(code)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Button type="submit" variant="primary" disabled={answer.isPending}>
          {answer.isPending ? t.saving : t.confirm}
        </Button>
      </form>
    </section>
  );
}
