import { idOf } from '@chalkboard/service-kit';
import { NotifyError } from '../../domain/notify.errors';

class WebhookNotFoundError extends NotifyError {
  constructor() {
    super('notify.webhook_not_found', 'There is no such webhook. It may have been removed already.');
  }
}

class DeliveryNotFoundError extends NotifyError {
  constructor() {
    super('notify.delivery_not_found', 'There is no such message. Messages are kept for 30 days.');
  }
}

/** An endpoint in a path. */
export const endpointId = idOf(WebhookNotFoundError);

const ofDelivery = idOf(DeliveryNotFoundError);
/** A message in a path, as receivers know it. */
export const deliveryId = {
  transform: (id: string) => ofDelivery.transform(id.replace(/^msg_/, ''), { type: 'param' }),
};
