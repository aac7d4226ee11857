import { OPERATIONS_ROUTES, ROUTES } from '@chalkboard/contracts/api/all-routes';
import { parseConfig } from '@chalkboard/service-kit';
import { unmatchedRoutes } from '@chalkboard/service-kit/testing';
import { IdentityConfig } from './config';
import { IdentityModule } from './identity.module';

test('every route has exactly one definition, and every definition one route', () => {
  const config = parseConfig(IdentityConfig, {
    PORT: '0',
    DATABASE_URL: 'postgres://nowhere',
    NATS_URL: 'nowhere',
    STAFF_SECRETS_KEY: 'a key for tests, and for tests alone',
  });
  expect(unmatchedRoutes(IdentityModule.register(config), [...ROUTES.identity, ...OPERATIONS_ROUTES])).toEqual({
    withoutDefinition: [],
    withoutRoute: [],
    twice: [],
  });
});
