import { RequestMethod, type INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS, type Access } from '../http/access.decorators';

/** Every HTTP route that an application declares: "GET /api/menu/:shareId". */
export function routesOf(app: INestApplication): string[] {
  return [...new Set(declaredRoutes(app).map(({ route }) => route))].toSorted();
}

/** Those of them that are for staff. */
export function staffRoutesOf(app: INestApplication): string[] {
  return [
    ...new Set(declaredRoutes(app).flatMap(({ route, access }) => (access?.kind === 'staff' ? [route] : []))),
  ].toSorted();
}

function declaredRoutes(app: INestApplication): { route: string; access: Access | undefined }[] {
  return [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const under = texts(Reflect.getMetadata(PATH_METADATA, metatype));
      const prototype = metatype.prototype as Record<string, unknown>;
      return Object.getOwnPropertyNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        const method =
          typeof handler === 'function'
            ? (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined)
            : undefined;
        if (typeof handler !== 'function' || method === undefined) return [];
        // As the guard sees it: the method's own declaration, or that of its class.
        const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype)) as
          Access | undefined;
        return under.flatMap((folder) =>
          texts(Reflect.getMetadata(PATH_METADATA, handler)).map((route) => ({
            route: `${RequestMethod[method]} ${joined(folder, route)}`,
            access,
          })),
        );
      });
    }),
  );
}

function texts(paths: unknown): string[] {
  return (Array.isArray(paths) ? paths : [paths]).map(String);
}

function joined(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
