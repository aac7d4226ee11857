import type { AddWebhookRequest, HostV1, WebhookEvent } from '@chalkboard/contracts';
import { Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { addWebhook, webhooksOf } from './api-calls';
import { Choices } from './choices';

const t = texts.api.webhooks;
const EVENTS = Object.keys(t.events) as WebhookEvent[];

/** Where messages go, and which. */
export function AddWebhookDialog({
  host,
  businessId,
  onAdded,
  onClose,
}: {
  readonly host: HostV1;
  readonly businessId: string;
  onAdded(secret: string): void;
  onClose(): void;
}) {
  const [request, setRequest] = useState<AddWebhookRequest>({ url: '', events: ['order.placed'] });
  const change = (part: Partial<AddWebhookRequest>) => setRequest({ ...request, ...part });
  const add = useAction(host, {
    run: () => addWebhook(businessId, { ...request, url: request.url.trim() }),
    refresh: [webhooksOf(businessId).queryKey],
    onDone: ({ secret }) => onAdded(secret),
  });
  return (
    <FormDialog
      open
      title={t.dialog.title}
      description={t.dialog.text}
      action={add.isPending ? t.dialog.pending : t.dialog.action}
      pending={add.isPending}
      complete={URL.canParse(request.url.trim()) && request.events.length > 0}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <Field label={t.dialog.url} hint={t.dialog.urlHint} required>
        <TextInput
          name="url"
          type="url"
          inputMode="url"
          value={request.url}
          onChange={({ target }) => change({ url: target.value })}
          required
          maxLength={1000}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Choices
        legend={t.dialog.events}
        names={t.events}
        all={EVENTS}
        chosen={request.events}
        onChange={(events) => change({ events })}
      />
    </FormDialog>
  );
}
