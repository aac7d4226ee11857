import type { HostV1 } from '@chalkboard/contracts';
import { RECORDING, REVIEW_LETTERS } from '@chalkboard/contracts/reviews';
import { Field, FormDialog, Progress, Select, StarInput, TextArea, TextInput } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { BadgeCheck, CircleAlert, Mic, PenLine } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { feedbackTexts } from '../../texts';
import {
  EMPTY_REVIEW,
  reviewFault,
  sentFields,
  type ReviewFault,
  type ReviewField,
  type ReviewValues,
} from './review-form-values';
import { sendVoiceReview, sendWrittenReview } from './send-review';
import type { ReviewedOrder } from './use-reviewed-order';

const t = feedbackTexts.form;

/** The review form over the page. What was typed stays when it is left, until it has been sent. */
export function ReviewDialog({
  host,
  open,
  reviewed: { secret, order, isUnreadable },
  recording,
  recorder,
  onSent,
  onClose,
}: {
  readonly host: HostV1;
  readonly open: boolean;
  readonly reviewed: ReviewedOrder;
  /** What was said; undefined while nothing was. */
  readonly recording: Blob | undefined;
  /** By which it is recorded. */
  readonly recorder: ReactNode;
  onSent(): void;
  onClose(): void;
}) {
  const [values, setValues] = useState(EMPTY_REVIEW);
  const [filled, setFilled] = useState(false);
  const [written, setWritten] = useState(false);
  const [fault, setFault] = useState<ReviewFault>();
  /** How much has left, 0 to 1; undefined while nothing is sent. */
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const fields = useRef<HTMLDivElement>(null);

  if (order && !filled) {
    setFilled(true);
    setValues({ ...values, name: values.name || order.customerName, restaurant: order.restaurantName });
  }

  const bind = (name: Exclude<ReviewField, 'rating'>) => ({
    name,
    maxLength:
      REVIEW_LETTERS[
        ({ name: 'customerName', email: 'email', restaurant: 'restaurantName', comment: 'comment' } as const)[name]
      ],
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: target.value }),
  });
  const errorOf = (field: ReviewField) => (fault?.fields.includes(field) ? t.errors[field] : undefined);

  const send = async () => {
    const found = reviewFault(values, { written });
    setFault(found);
    if (found) {
      host.toast({ ...(found.kind === 'missing' ? t.missing : t.badEmail), variant: 'destructive' });
      fields.current
        ?.querySelector<HTMLElement>(`[name="${found.fields[0]}"], [data-field="${found.fields[0]}"] input`)
        ?.focus();
      return;
    }
    const stop = new AbortController();
    sending.current = stop;
    setSent(0);
    try {
      const body = sentFields(values, order && secret);
      if (written || !recording) await sendWrittenReview(body, stop.signal);
      else await sendVoiceReview(body, recording, { signal: stop.signal, onProgress: setSent });
      host.toast(written ? t.doneWritten : t.done);
      setValues(EMPTY_REVIEW);
      onSent();
    } catch (error) {
      if (!stop.signal.aborted)
        host.toast({
          title: t.failed.title,
          description: describeError(error, t.failed.description),
          variant: 'destructive',
        });
    } finally {
      setSent(undefined);
    }
  };
  const close = () => {
    sending.current?.abort();
    onClose();
  };
  const words = written ? t.written : t.voice;
  const SwitchIcon = written ? Mic : PenLine;

  return (
    <FormDialog
      open={open}
      title={words.title}
      description={written ? t.written.text : t.voice.text({ minutes: RECORDING.maxSeconds / 60 })}
      action={sent === undefined ? t.send : t.sending}
      cancel={t.cancel}
      pending={sent !== undefined}
      complete={written || recording !== undefined}
      onSubmit={() => void send()}
      onClose={close}
    >
      <div ref={fields} className="grid gap-5">
        {order && (
          <p className="flex items-start gap-2 rounded-card bg-ready-wash p-3 text-small">
            <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ready" />
            {t.fromOrder({ restaurant: order.restaurantName })}
          </p>
        )}
        {isUnreadable && <p className="rounded-card bg-uncertain-wash p-3 text-small">{t.orderUnreadable}</p>}
        {!written && recorder}
        <button
          type="button"
          onClick={() => setWritten(!written)}
          className="tap -my-3 inline-flex items-center gap-2 justify-self-center px-2 text-small underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent"
        >
          <SwitchIcon aria-hidden className="size-4" />
          {written ? t.speak : t.write}
        </button>
        <div data-field="rating">
          <StarInput legend={t.rating} value={values.rating} onChange={(rating) => setValues({ ...values, rating })} />
          {errorOf('rating') && (
            <p className="mt-1 flex items-start gap-1.5 text-caption text-failed">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {errorOf('rating')}
            </p>
          )}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t.name} required hint={t.nameHint} error={errorOf('name')}>
            <TextInput {...bind('name')} autoComplete="name" />
          </Field>
          <Field label={t.restaurant} required error={errorOf('restaurant')}>
            <TextInput {...bind('restaurant')} autoComplete="off" readOnly={order !== undefined} />
          </Field>
        </div>
        <Field label={t.comment} required={written} optional={!written} error={errorOf('comment')}>
          <TextArea {...bind('comment')} />
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t.email} optional hint={t.emailHint} error={errorOf('email')}>
            <TextInput {...bind('email')} type="email" autoComplete="email" />
          </Field>
          {!order && (
            <Field label={t.orderType} optional>
              <Select
                value={values.orderType}
                onChange={({ target }) =>
                  setValues({ ...values, orderType: target.value as ReviewValues['orderType'] })
                }
              >
                <option value="">{t.noOrderType}</option>
                <option value="pickup">{feedbackTexts.card.orderTypes.pickup}</option>
                <option value="delivery">{feedbackTexts.card.orderTypes.delivery}</option>
              </Select>
            </Field>
          )}
        </div>
        {sent !== undefined && !written && (
          <div>
            <Progress label={t.sending} value={sent * 100} />
            <p className="tabular mt-1 text-caption text-quiet">{t.sent({ percent: Math.round(sent * 100) })}</p>
          </div>
        )}
      </div>
    </FormDialog>
  );
}
