import { OPERATIONS_ROUTES, ROUTES } from '@chalkboard/contracts/api/all-routes';
import { parseConfig } from '@chalkboard/service-kit';
import { unmatchedRoutes } from '@chalkboard/service-kit/testing';
import { NotifyConfig } from './config';
import { NotifyModule } from './notify.module';

test('every route has exactly one definition, and every definition one route', () => {
  const config = parseConfig(NotifyConfig, {
    PORT: '0',
    DATABASE_URL: 'postgres://nowhere',
    NATS_URL: 'nowhere',
    LOCAL_OUTBOX: '1',
    WEBHOOK_SECRETS_KEY: 'a key for tests, and for tests alone',
  });
  expect(unmatchedRoutes(NotifyModule.register(config), [...ROUTES.notify, ...OPERATIONS_ROUTES])).toEqual({
    withoutDefinition: [],
    withoutRoute: [],
    twice: [],
  });
});
