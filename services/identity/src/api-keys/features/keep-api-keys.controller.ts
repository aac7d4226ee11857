import type { ApiKey, ApiKeys, MadeApiKey, MakeApiKeyRequest, OwnerClaims } from '@chalkboard/contracts';
import {
  listApiKeysRoute,
  makeApiKeyRoute,
  revokeApiKeyRoute,
} from '@chalkboard/contracts/api/identity/api-keys.routes';
import { CurrentOwner, Handles, idOf, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Header, Param, Req } from '@nestjs/common';
import { Announcements } from '../../authority/domain/announcements';
import { assertOwner, newApiKey, type ApiKeyRecord } from '../domain/api-key';
import { ApiKeyStore } from '../domain/api-key-store';
import { BusinessNotFoundError, KeyNotFoundError } from '../domain/api-keys.errors';

const businessIdOf = idOf(BusinessNotFoundError);

/** Owners make keys for the programs of their business, and revoke them. */
@Controller()
export class KeepApiKeysController {
  constructor(
    private readonly keys: ApiKeyStore,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  @Handles(listApiKeysRoute)
  @Header('cache-control', 'no-store')
  async list(
    @Param('businessId', businessIdOf) businessId: string,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<ApiKeys> {
    assertOwner(owner, businessId);
    return { keys: (await this.keys.list(businessId)).map(viewOf) };
  }

  @Handles(makeApiKeyRoute)
  @Header('cache-control', 'no-store')
  async make(
    @Param('businessId', businessIdOf) businessId: string,
    @RouteBody() request: MakeApiKeyRequest,
    @CurrentOwner() owner: OwnerClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<MadeApiKey> {
    assertOwner(owner, businessId);
    const { key, secret } = newApiKey(businessId, request, this.clock.now());
    await this.keys.add(key, { accountId: owner.sub, address });
    return { key: viewOf(key), secret };
  }

  @Handles(revokeApiKeyRoute)
  async revoke(
    @Param('businessId', businessIdOf) businessId: string,
    @Param('keyId', idOf(KeyNotFoundError)) keyId: string,
    @CurrentOwner() owner: OwnerClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<void> {
    assertOwner(owner, businessId);
    await this.keys.revoke({ businessId, keyId }, { accountId: owner.sub, address }, this.clock.now());
    await this.announcements.announce();
  }
}

function viewOf({ id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt }: ApiKeyRecord): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes: [...scopes],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
