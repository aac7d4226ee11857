import type { AddWebhookRequest, MakeApiKeyRequest } from '@chalkboard/contracts';
import {
  listApiKeysRoute,
  makeApiKeyRoute,
  revokeApiKeyRoute,
} from '@chalkboard/contracts/api/identity/api-keys.routes';
import {
  addWebhookRoute,
  listWebhookDeliveriesRoute,
  listWebhooksRoute,
  removeWebhookRoute,
  replayWebhookDeliveryRoute,
  rotateWebhookSecretRoute,
} from '@chalkboard/contracts/api/notify/webhooks.routes';
import { addressOf, call, queryOf } from '@chalkboard/web-kit';

const MESSAGES = 20;

export const keysOf = (businessId: string) => queryOf(listApiKeysRoute, { params: { businessId } });
export const makeKey = (businessId: string, body: MakeApiKeyRequest) =>
  call(makeApiKeyRoute, { params: { businessId }, body });
export const revokeKey = (businessId: string, keyId: string) =>
  call(revokeApiKeyRoute, { params: { businessId, keyId } });

export const webhooksOf = (businessId: string) => queryOf(listWebhooksRoute, { params: { businessId } });
export const addWebhook = (businessId: string, body: AddWebhookRequest) =>
  call(addWebhookRoute, { params: { businessId }, body });
export const removeWebhook = (businessId: string, endpointId: string) =>
  call(removeWebhookRoute, { params: { businessId, endpointId } });
export const rotateSecret = (businessId: string, endpointId: string) =>
  call(rotateWebhookSecretRoute, { params: { businessId, endpointId } });

export const logKey = (businessId: string, endpointId: string) => [
  addressOf(listWebhookDeliveriesRoute, { params: { businessId, endpointId } }),
];
/** @param cursor of the part before; none: the newest messages */
export const readLog = (businessId: string, endpointId: string, cursor: string | undefined, signal: AbortSignal) =>
  call(listWebhookDeliveriesRoute, { params: { businessId, endpointId }, query: { limit: MESSAGES, cursor }, signal });
export const replay = (businessId: string, endpointId: string, deliveryId: string) =>
  call(replayWebhookDeliveryRoute, { params: { businessId, endpointId, deliveryId } });
