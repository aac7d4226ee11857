import { ApiKeys, MadeApiKey, MakeApiKeyRequest } from '../../http/api-keys';
import { nothing, owner, route } from '../route';

/** Of who is not in the team, and of its staff: keys are the owners'. */
const ofOwners = ['404 api_keys.business_not_found', '403 api_keys.owners_only'] as const;

export const listApiKeysRoute = route({
  id: 'identity.listApiKeys',
  method: 'GET',
  path: '/api/account/businesses/:businessId/api-keys',
  summary: 'The keys of a business for `/api/v1`. Owners only.',
  access: owner,
  answers: { 200: ApiKeys },
  problems: [...ofOwners],
});

export const makeApiKeyRoute = route({
  id: 'identity.makeApiKey',
  method: 'POST',
  path: '/api/account/businesses/:businessId/api-keys',
  summary: 'Makes a key, which only this answer shows. Owners only.',
  access: owner,
  body: MakeApiKeyRequest,
  answers: { 201: MadeApiKey },
  problems: [...ofOwners, '403 api_keys.business_closed', '403 api_keys.plan_needed', '409 api_keys.too_many_keys'],
});

export const revokeApiKeyRoute = route({
  id: 'identity.revokeApiKey',
  method: 'DELETE',
  path: '/api/account/businesses/:businessId/api-keys/:keyId',
  summary: 'Ends a key at once, in every service. Owners only.',
  access: owner,
  answers: { 204: nothing },
  problems: [...ofOwners, '404 api_keys.key_not_found'],
});
