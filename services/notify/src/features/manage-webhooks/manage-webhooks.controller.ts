import type {
  AddedWebhook,
  AddWebhookRequest,
  ApiListQuery,
  OwnerClaims,
  WebhookDeliveries,
  WebhookEndpoints,
} from '@chalkboard/contracts';
import {
  addWebhookRoute,
  listWebhookDeliveriesRoute,
  listWebhooksRoute,
  removeWebhookRoute,
  replayWebhookDeliveryRoute,
  rotateWebhookSecretRoute,
} from '@chalkboard/contracts/api/notify/webhooks.routes';
import { CurrentOwner, Handles, idOf, RouteBody, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { assertOwner, BusinessNotFoundError } from '../../domain/webhooks/webhook-owner';
import { ManageWebhooksHandler } from './manage-webhooks.handler';
import { deliveryId as deliveryIdOf, endpointId as endpointIdOf } from './webhook-ids';

const businessIdOf = idOf(BusinessNotFoundError);

/** Owners have messages sent to their programs. */
@Controller()
export class ManageWebhooksController {
  constructor(private readonly handler: ManageWebhooksHandler) {}

  @Handles(listWebhooksRoute)
  @Header('cache-control', 'no-store')
  list(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<WebhookEndpoints> {
    assertOwner(owner, businessId);
    return this.handler.list(businessId);
  }

  @Handles(addWebhookRoute)
  @Header('cache-control', 'no-store')
  add(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
    @RouteBody() request: AddWebhookRequest,
  ): Promise<AddedWebhook> {
    assertOwner(owner, businessId);
    return this.handler.add(businessId, request);
  }

  @Handles(removeWebhookRoute)
  remove(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
  ): Promise<void> {
    assertOwner(owner, businessId);
    return this.handler.remove({ businessId, endpointId });
  }

  @Handles(rotateWebhookSecretRoute)
  @Header('cache-control', 'no-store')
  rotate(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
  ): Promise<AddedWebhook> {
    assertOwner(owner, businessId);
    return this.handler.rotate({ businessId, endpointId });
  }

  @Handles(listWebhookDeliveriesRoute)
  @Header('cache-control', 'no-store')
  log(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
    @RouteQuery() part: ApiListQuery,
  ): Promise<WebhookDeliveries> {
    assertOwner(owner, businessId);
    return this.handler.log({ businessId, endpointId }, part);
  }

  @Handles(replayWebhookDeliveryRoute)
  replay(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
    @Param('endpointId', endpointIdOf) endpointId: string,
    @Param('deliveryId', deliveryIdOf) deliveryId: string,
  ): Promise<void> {
    assertOwner(owner, businessId);
    return this.handler.replay({ businessId, endpointId }, deliveryId);
  }
}
