import type { RouteDefinition } from '@chalkboard/contracts/api/route';
import type { DynamicModule, Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { handlersOf, routeOf } from '../http/handles';

/**
 * Compares what a service answers below `/api` with the definitions, without starting it.
 * @returns methods of controllers that stand on no definition of these, definitions that nobody handles, and those that
 * are handled twice
 */
export function unmatchedRoutes(
  module: DynamicModule,
  definitions: readonly RouteDefinition[],
): { withoutDefinition: string[]; withoutRoute: string[]; twice: string[] } {
  const controllers = [...controllersOf(module)];
  const handled = controllers.flatMap((controller) => handlersOf(controller)).map(({ route }) => route);
  return {
    withoutDefinition: [
      ...controllers.flatMap(undefinedHandlersOf),
      ...handled.filter((route) => !definitions.includes(route)).map(({ id }) => id),
    ],
    withoutRoute: definitions.filter((route) => !handled.includes(route)).map(({ id }) => id),
    twice: handled.filter((route, index) => handled.indexOf(route) !== index).map(({ id }) => id),
  };
}

type Imported = Type<unknown> | DynamicModule;

function controllersOf(module: Imported): Set<Type<unknown>> {
  const [type, given] = 'module' in module ? [module.module, module] : [module, undefined];
  const own = [
    ...((Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, type) as Type<unknown>[] | undefined) ?? []),
    ...(given?.controllers ?? []),
  ];
  const imports = [
    ...((Reflect.getMetadata(MODULE_METADATA.IMPORTS, type) as Imported[] | undefined) ?? []),
    ...((given?.imports ?? []) as Imported[]),
  ];
  return new Set([
    ...own,
    ...imports
      .filter((imported) => typeof imported === 'function' || 'module' in imported)
      .flatMap((imported) => [...controllersOf(imported)]),
  ]);
}

/** Methods that Nest answers by, below `/api`, and that name no definition. */
function undefinedHandlersOf(controller: Type<unknown>): string[] {
  const folder = String(Reflect.getMetadata(PATH_METADATA, controller) ?? '');
  const prototype = controller.prototype as object;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const { value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    if (
      typeof value !== 'function' ||
      Reflect.getMetadata(METHOD_METADATA, value as object) === undefined ||
      routeOf(value as object)
    )
      return [];
    const path = `${folder}/${String(Reflect.getMetadata(PATH_METADATA, value as object))}`;
    return /^\/*api\//.test(path) ? [`${controller.name}.${name}`] : [];
  });
}
