import type {
  AddedWebhook,
  AddWebhookRequest,
  ApiListQuery,
  WebhookDeliveries as Log,
  WebhookEndpoints as List,
} from '@chalkboard/contracts';
import { cursorAfter, keysOfCursor, PlanGate } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { NotifyError } from '../../domain/notify.errors';
import { WebhookSender, WebhookSignal } from '../../domain/webhooks/webhook-sender';
import { WebhookDeliveries } from '../../persistence/webhooks/webhook-deliveries';
import { WebhookEndpoints } from '../../persistence/webhooks/webhook-endpoints';

interface OwnEndpoint {
  readonly businessId: string;
  readonly endpointId: string;
}

/**
 * The webhooks of a business, on its owner's screen and by key. What names one throws NotifyError
 * `notify.webhook_not_found` for another business's.
 */
@Injectable()
export class ManageWebhooksHandler {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly sender: WebhookSender,
    private readonly signal: WebhookSignal,
    private readonly plans: PlanGate,
    private readonly clock: Clock,
  ) {}

  async list(businessId: string): Promise<List> {
    return { endpoints: await this.endpoints.list(businessId, this.clock.now()) };
  }

  /** @throws PlanNeededError; NotifyError `notify.webhook_address_refused`, `notify.too_many_webhooks` */
  async add(businessId: string, request: AddWebhookRequest): Promise<AddedWebhook> {
    await this.plans.assertAllows('webhooks', businessId);
    if (!(await this.sender.mayReach(request.url)))
      throw new NotifyError(
        'notify.webhook_address_refused',
        'Nothing can be sent to this address. It has to begin with https://, name no other port than 443, and be reached from the internet.',
      );
    return this.endpoints.add(businessId, request, this.clock.now());
  }

  remove(endpoint: OwnEndpoint): Promise<void> {
    return this.endpoints.remove(endpoint);
  }

  rotate(endpoint: OwnEndpoint): Promise<AddedWebhook> {
    return this.endpoints.rotate(endpoint, this.clock.now());
  }

  async log(endpoint: OwnEndpoint, { cursor, limit }: ApiListQuery): Promise<Log> {
    const [before] = cursor === undefined ? [] : keysOfCursor(cursor, ['bigint']);
    const { id } = await this.endpoints.find(endpoint);
    const { deliveries, next } = await this.deliveries.list(
      id,
      before === undefined ? undefined : Number(before),
      limit,
    );
    return { deliveries, next: next === undefined ? null : cursorAfter([String(next)]) };
  }

  /** @throws PlanNeededError; NotifyError `notify.delivery_not_found` */
  async replay(endpoint: OwnEndpoint, deliveryId: string): Promise<void> {
    const { id } = await this.endpoints.find(endpoint);
    await this.plans.assertAllows('webhooks', endpoint.businessId);
    if (!(await this.deliveries.replay(id, deliveryId, this.clock.now())))
      throw new NotifyError('notify.delivery_not_found', 'There is no such message. Messages are kept for 30 days.');
    this.signal.raise();
  }
}
