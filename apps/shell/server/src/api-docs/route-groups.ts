import { OPERATIONS_ROUTES, ROUTES } from '@chalkboard/contracts/api/all-routes';
import type { RouteDefinition } from '@chalkboard/contracts/api/route';

const isForPrograms = ({ access }: RouteDefinition) => access.by === 'api-key';

/** All definitions in the parts of the documentation: for programs first, then by who answers. */
export const ROUTE_GROUPS: readonly (readonly [name: string, routes: readonly RouteDefinition[]])[] = [
  ['api', Object.values(ROUTES).flat().filter(isForPrograms)],
  ...Object.entries(ROUTES).map(
    ([service, routes]) => [service, routes.filter((route) => !isForPrograms(route))] as const,
  ),
  ['operations', OPERATIONS_ROUTES],
];
