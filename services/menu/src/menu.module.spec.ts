import { OPERATIONS_ROUTES, ROUTES } from '@chalkboard/contracts/api/all-routes';
import { parseConfig } from '@chalkboard/service-kit';
import { unmatchedRoutes } from '@chalkboard/service-kit/testing';
import { MenuConfig } from './config';
import { MenuModule } from './menu.module';

test('every route has exactly one definition, and every definition one route', () => {
  const config = parseConfig(MenuConfig, {
    PORT: '0',
    DATABASE_URL: 'postgres://nowhere',
    NATS_URL: 'nowhere',
    BLOB_DIR: '/nowhere',
  });
  expect(unmatchedRoutes(MenuModule.register(config), [...ROUTES.menu, ...OPERATIONS_ROUTES])).toEqual({
    withoutDefinition: [],
    withoutRoute: [],
    twice: [],
  });
});
