import {
  AddedWebhook,
  AddWebhookRequest,
  WebhookDeliveries,
  WebhookDeliveriesQuery,
  WebhookEndpoints,
} from '../../http/webhooks';
import { nothing, owner, route } from '../route';

/** Of who is not in the team, and of its staff: webhooks are the owners'. */
const ofOwners = ['404 notify.business_not_found', '403 notify.owners_only'] as const;

export const listWebhooksRoute = route({
  id: 'notify.listWebhooks',
  method: 'GET',
  path: '/api/notify/businesses/:businessId/webhooks',
  summary: 'The webhooks of a business. Owners only.',
  access: owner,
  answers: { 200: WebhookEndpoints },
  problems: [...ofOwners],
});

export const addWebhookRoute = route({
  id: 'notify.addWebhook',
  method: 'POST',
  path: '/api/notify/businesses/:businessId/webhooks',
  summary: 'Adds a webhook; only this answer shows its secret. Owners only.',
  access: owner,
  body: AddWebhookRequest,
  answers: { 201: AddedWebhook },
  problems: [
    ...ofOwners,
    '403 access.plan_needed',
    '409 notify.too_many_webhooks',
    '422 notify.webhook_address_refused',
  ],
});

export const removeWebhookRoute = route({
  id: 'notify.removeWebhook',
  method: 'DELETE',
  path: '/api/notify/businesses/:businessId/webhooks/:endpointId',
  summary: 'Removes a webhook with its log. Owners only.',
  access: owner,
  answers: { 204: nothing },
  problems: [...ofOwners, '404 notify.webhook_not_found'],
});

export const rotateWebhookSecretRoute = route({
  id: 'notify.rotateWebhookSecret',
  method: 'POST',
  path: '/api/notify/businesses/:businessId/webhooks/:endpointId/secret',
  summary: 'Makes a new secret; the one before signs as well for 24 hours. Owners only.',
  access: owner,
  answers: { 200: AddedWebhook },
  problems: [...ofOwners, '404 notify.webhook_not_found'],
});

export const listWebhookDeliveriesRoute = route({
  id: 'notify.listWebhookDeliveries',
  method: 'GET',
  path: '/api/notify/businesses/:businessId/webhooks/:endpointId/deliveries',
  summary: 'What was sent, and what came of it; newest first. Owners only.',
  access: owner,
  query: WebhookDeliveriesQuery,
  answers: { 200: WebhookDeliveries },
  problems: [...ofOwners, '404 notify.webhook_not_found'],
});

export const replayWebhookDeliveryRoute = route({
  id: 'notify.replayWebhookDelivery',
  method: 'POST',
  path: '/api/notify/businesses/:businessId/webhooks/:endpointId/deliveries/:deliveryId/replay',
  summary: 'Sends a message again, with the same id. Owners only.',
  access: owner,
  answers: { 202: nothing },
  problems: [...ofOwners, '403 access.plan_needed', '404 notify.webhook_not_found', '404 notify.delivery_not_found'],
});
