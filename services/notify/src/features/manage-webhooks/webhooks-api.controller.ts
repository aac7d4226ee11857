import type {
  AddedWebhook,
  AddWebhookRequest,
  ApiListQuery,
  ApiKeyClaims,
  WebhookDeliveries,
  WebhookEndpoints,
} from '@chalkboard/contracts';
import {
  apiAddWebhookRoute,
  apiListWebhookDeliveriesRoute,
  apiListWebhooksRoute,
  apiRemoveWebhookRoute,
  apiReplayWebhookDeliveryRoute,
  apiRotateWebhookSecretRoute,
} from '@chalkboard/contracts/api/notify/api-webhooks.routes';
import { CurrentApiKey, Handles, RouteBody, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { ManageWebhooksHandler } from './manage-webhooks.handler';
import { deliveryId as deliveryIdOf, endpointId as endpointIdOf } from './webhook-ids';

/** The same for programs, by a key of the business. */
@Controller()
export class WebhooksApiController {
  constructor(private readonly handler: ManageWebhooksHandler) {}

  @Handles(apiListWebhooksRoute)
  list(@CurrentApiKey() { businessId }: ApiKeyClaims): Promise<WebhookEndpoints> {
    return this.handler.list(businessId);
  }

  @Handles(apiAddWebhookRoute)
  add(@CurrentApiKey() { businessId }: ApiKeyClaims, @RouteBody() request: AddWebhookRequest): Promise<AddedWebhook> {
    return this.handler.add(businessId, request);
  }

  @Handles(apiRemoveWebhookRoute)
  remove(
    @CurrentApiKey() { businessId }: ApiKeyClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
  ): Promise<void> {
    return this.handler.remove({ businessId, endpointId });
  }

  @Handles(apiRotateWebhookSecretRoute)
  rotate(
    @CurrentApiKey() { businessId }: ApiKeyClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
  ): Promise<AddedWebhook> {
    return this.handler.rotate({ businessId, endpointId });
  }

  @Handles(apiListWebhookDeliveriesRoute)
  log(
    @CurrentApiKey() { businessId }: ApiKeyClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
    @RouteQuery() part: ApiListQuery,
  ): Promise<WebhookDeliveries> {
    return this.handler.log({ businessId, endpointId }, part);
  }

  @Handles(apiReplayWebhookDeliveryRoute)
  replay(
    @CurrentApiKey() { businessId }: ApiKeyClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
    @Param('deliveryId', deliveryIdOf) deliveryId: string,
  ): Promise<void> {
    return this.handler.replay({ businessId, endpointId }, deliveryId);
  }
}
