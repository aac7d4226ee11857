import { OPERATIONS_ROUTES, ROUTES } from '@chalkboard/contracts/api/all-routes';
import { parseConfig } from '@chalkboard/service-kit';
import { unmatchedRoutes } from '@chalkboard/service-kit/testing';
import { OrderingConfig } from './config';
import { OrderingModule } from './ordering.module';

test('every route has exactly one definition, and every definition one route', () => {
  const config = parseConfig(OrderingConfig, {
    PORT: '0',
    DATABASE_URL: 'postgres://nowhere',
    NATS_URL: 'nowhere',
    ORDER_LINK_KEY: 'a key for tests, and for tests alone',
  });
  expect(unmatchedRoutes(OrderingModule.register(config), [...ROUTES.ordering, ...OPERATIONS_ROUTES])).toEqual({
    withoutDefinition: [],
    withoutRoute: [],
    twice: [],
  });
});
