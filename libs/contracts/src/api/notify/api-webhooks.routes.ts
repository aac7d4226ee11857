import {
  AddedWebhook,
  AddWebhookRequest,
  WebhookDeliveries,
  WebhookDeliveriesQuery,
  WebhookEndpoints,
} from '../../http/webhooks';
import { apiKey, nothing, route } from '../route';

export const apiListWebhooksRoute = route({
  id: 'notify.apiListWebhooks',
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'The webhooks of a business.',
  access: apiKey('webhooks:write'),
  answers: { 200: WebhookEndpoints },
});

export const apiAddWebhookRoute = route({
  id: 'notify.apiAddWebhook',
  method: 'POST',
  path: '/api/v1/webhooks',
  summary: 'Adds a webhook; only this answer shows its secret.',
  access: apiKey('webhooks:write'),
  body: AddWebhookRequest,
  answers: { 201: AddedWebhook },
  problems: ['403 access.plan_needed', '409 notify.too_many_webhooks', '422 notify.webhook_address_refused'],
});

export const apiRemoveWebhookRoute = route({
  id: 'notify.apiRemoveWebhook',
  method: 'DELETE',
  path: '/api/v1/webhooks/:endpointId',
  summary: 'Removes a webhook with its log.',
  access: apiKey('webhooks:write'),
  answers: { 204: nothing },
  problems: ['404 notify.webhook_not_found'],
});

export const apiRotateWebhookSecretRoute = route({
  id: 'notify.apiRotateWebhookSecret',
  method: 'POST',
  path: '/api/v1/webhooks/:endpointId/secret',
  summary: 'Makes a new secret; the one before signs as well for 24 hours.',
  access: apiKey('webhooks:write'),
  answers: { 200: AddedWebhook },
  problems: ['404 notify.webhook_not_found'],
});

export const apiListWebhookDeliveriesRoute = route({
  id: 'notify.apiListWebhookDeliveries',
  method: 'GET',
  path: '/api/v1/webhooks/:endpointId/deliveries',
  summary: 'What was sent, and what came of it; newest first.',
  access: apiKey('webhooks:write'),
  query: WebhookDeliveriesQuery,
  answers: { 200: WebhookDeliveries },
  problems: ['404 notify.webhook_not_found'],
});

export const apiReplayWebhookDeliveryRoute = route({
  id: 'notify.apiReplayWebhookDelivery',
  method: 'POST',
  path: '/api/v1/webhooks/:endpointId/deliveries/:deliveryId/replay',
  summary: 'Sends a message again, with the same id.',
  access: apiKey('webhooks:write'),
  answers: { 202: nothing },
  problems: ['403 access.plan_needed', '404 notify.webhook_not_found', '404 notify.delivery_not_found'],
});
