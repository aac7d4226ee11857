import type { HostV1, WebhookEndpoint } from '@chalkboard/contracts';
import { Badge, Button, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { formatDateTime, useQuery } from '@chalkboard/web-kit';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { ShownOnce } from '../../layout/shown-once';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { AddWebhookDialog } from './add-webhook-dialog';
import { removeWebhook, rotateSecret, webhooksOf } from './api-calls';
import { WebhookLog } from './webhook-log';

const t = texts.api.webhooks;

/** What is asked about which webhook before it is done. */
interface Asked {
  readonly endpoint: WebhookEndpoint;
  readonly to: 'remove' | 'rotate';
}

/** Where programs of a business take messages, and what was sent. */
export function Webhooks({ host, businessId }: { readonly host: HostV1; readonly businessId: string }) {
  const webhooks = webhooksOf(businessId);
  const { data, isError } = useQuery({ ...webhooks, refetchOnMount: 'always' });
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  return (
    <SettingsSection
      title={t.title}
      text={t.text}
      action={
        <Button onClick={() => setAdding(true)}>
          <Webhook aria-hidden />
          {t.add}
        </Button>
      }
    >
      {data && data.endpoints.length > 0 ? (
        <div className="grid gap-6">
          {data.endpoints.map((endpoint) => (
            <div key={endpoint.id}>
              <SettingsRows>
                <EndpointRow endpoint={endpoint} onAsk={(to) => setAsked({ endpoint, to })} />
              </SettingsRows>
              <WebhookLog host={host} businessId={businessId} endpoint={endpoint} />
            </div>
          ))}
        </div>
      ) : data || isError ? (
        <p className="text-small text-quiet">{isError ? texts.api.failed : t.empty}</p>
      ) : (
        <Skeleton label={texts.api.loading}>
          <SkeletonBar className="h-16 w-full" />
        </Skeleton>
      )}
      {adding && (
        <AddWebhookDialog
          host={host}
          businessId={businessId}
          onAdded={(added) => {
            setAdding(false);
            setSecret(added);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {asked && (
        <Ask
          host={host}
          businessId={businessId}
          asked={asked}
          onSecret={setSecret}
          onClose={() => setAsked(undefined)}
        />
      )}
      {secret !== undefined && <ShownOnce address={secret} texts={t.secret} onClose={() => setSecret(undefined)} />}
    </SettingsSection>
  );
}

function EndpointRow({
  endpoint: { url, events, previousSecretUntil, goneAt },
  onAsk,
}: {
  readonly endpoint: WebhookEndpoint;
  onAsk(to: Asked['to']): void;
}) {
  return (
    <SettingsRow
      title={<span className="wrap-anywhere">{url}</span>}
      note={
        <>
          <span className="mt-1 flex flex-wrap gap-1">
            {events.map((event) => (
              <Badge key={event}>{t.events[event]}</Badge>
            ))}
          </span>
          {previousSecretUntil !== null && (
            <span className="mt-1 block">{t.rotating({ date: formatDateTime(previousSecretUntil) })}</span>
          )}
          {goneAt !== null && <span className="mt-1 block text-failed">{t.gone}</span>}
        </>
      }
      actions={
        <>
          <Button variant="quiet" aria-label={t.rotateNamed({ url })} onClick={() => onAsk('rotate')}>
            {t.rotate}
          </Button>
          <Button variant="quiet" aria-label={t.removeNamed({ url })} onClick={() => onAsk('remove')}>
            {t.remove}
          </Button>
        </>
      }
    />
  );
}

function Ask({
  host,
  businessId,
  asked: {
    endpoint: { id, url },
    to,
  },
  onSecret,
  onClose,
}: {
  readonly host: HostV1;
  readonly businessId: string;
  readonly asked: Asked;
  onSecret(secret: string): void;
  onClose(): void;
}) {
  const refresh = [webhooksOf(businessId).queryKey];
  const remove = useAction(host, {
    run: () => removeWebhook(businessId, id),
    done: t.removed,
    refresh,
    onDone: onClose,
  });
  const rotate = useAction(host, {
    run: () => rotateSecret(businessId, id),
    refresh,
    onDone: ({ secret }) => {
      onClose();
      onSecret(secret);
    },
  });
  const words = to === 'remove' ? t.confirmRemove : t.confirmRotate;
  return (
    <ConfirmDialog
      open
      title={words.title}
      text={words.text({ url })}
      action={words.action}
      cancel={texts.frame.cancel}
      pending={remove.isPending || rotate.isPending}
      onConfirm={() => (to === 'remove' ? remove : rotate).mutate()}
      onClose={onClose}
    />
  );
}
