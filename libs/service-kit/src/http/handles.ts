import { STAFF_RIGHTS } from '@chalkboard/contracts';
import type {
  BodyOf,
  EventsAnswer,
  FileAnswer,
  GivenAnswerOf,
  NothingAnswer,
  QueryOf,
  RouteAccess,
  RouteDefinition,
} from '@chalkboard/contracts/api/route';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  type ExecutionContext,
  type StreamableFile,
} from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiKeyOnly, OwnerOnly, Public, StaffOnly } from './access.decorators';
import { parseInput } from './parse-input';
import { TakesForm } from './takes-form';

const ROUTE = Symbol('route');

type OneOf<Values> = Values[keyof Values];
/**
 * What the method of a controller returns: the answer, or a file where one may be answered; what it has sent itself, as
 * event streams are, is undefined.
 */
type Returned<R extends RouteDefinition> =
  | GivenAnswerOf<R>
  | (Extract<OneOf<R['answers']>, NothingAnswer> extends never ? never : void)
  | (Extract<OneOf<R['answers']>, FileAnswer> extends never ? never : StreamableFile | string | undefined | void)
  | (Extract<OneOf<R['answers']>, EventsAnswer> extends never ? never : void);

/**
 * Makes a method the handler of a route: its address, its status where it has only one, and who may call it are those
 * of the definition. The guard of a board or of a menu's editors is the service's own decorator. What the method
 * returns is checked by types, and in tests by `checkAnswers`.
 * @param fixed parts of the path that this handler answers for: `{ service: 'menu' }`
 */
export function Handles<R extends RouteDefinition>(route: R, fixed: Readonly<Record<string, string>> = {}) {
  return <Method extends (...given: never[]) => Returned<R> | Promise<Returned<R>>>(
    target: object,
    name: string | symbol,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    applyDecorators(...decoratorsOf(route, fixed))(target, name, method);
    Reflect.defineMetadata(ROUTE, route, method.value!);
  };
}

/** The definition of what a method handles; undefined for one that handles none. */
export function routeOf(handler: object): RouteDefinition | undefined {
  return Reflect.getMetadata(ROUTE, handler) as RouteDefinition | undefined;
}

/** What a controller handles: each definition, and "GET /api/menu/:shareId" as this controller answers for it. */
export function handlersOf(controller: object): { readonly route: RouteDefinition; readonly address: string }[] {
  const prototype: unknown = 'prototype' in controller ? controller.prototype : undefined;
  if (typeof prototype !== 'object' || prototype === null) return [];
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const { value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    const route = typeof value === 'function' ? routeOf(value as object) : undefined;
    return route
      ? [{ route, address: `${route.method} ${String(Reflect.getMetadata(PATH_METADATA, value as object))}` }]
      : [];
  });
}

function decoratorsOf(route: RouteDefinition, fixed: Readonly<Record<string, string>>): MethodDecorator[] {
  const path = route.path.replace(/:(\w+)/g, (part, name: string) => fixed[name] ?? part);
  const statuses = Object.keys(route.answers).map(Number);
  const status = statuses.length === 1 ? statuses[0] : undefined;
  const address = RequestMapping({ method: RequestMethod[route.method], path });
  return [
    address,
    ...(status === undefined || hasEvents(route) ? [] : [HttpCode(status)]),
    ...(isForm(route) ? [TakesForm()] : []),
    ...accessDecorators(route.access),
  ];
}

function hasEvents({ answers }: RouteDefinition): boolean {
  const answer = answers[200];
  return answer !== undefined && 'kind' in answer && answer.kind === 'events';
}

function isForm({ body }: RouteDefinition): boolean {
  return body !== undefined && 'kind' in body && body.kind === 'urlencoded';
}

function accessDecorators(access: RouteAccess): MethodDecorator[] {
  if (access.by === 'open') return [Public(access.why)];
  if (access.by === 'owner') return [OwnerOnly()];
  if (access.by === 'api-key') return [ApiKeyOnly(access.scope)];
  if (access.by === 'staff') return [StaffOnly(...STAFF_RIGHTS[access.right])];
  return [];
}

/**
 * The body, parsed by the definition: `@RouteBody() request: BodyOf<typeof placeOrder>`; of fields, where it is a form.
 */
export const RouteBody = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { body } = handled(context);
  if (body === undefined) throw new Error('The definition of this route names no body.');
  return parseInput(
    'kind' in body ? body.fields : body,
    context.switchToHttp().getRequest<FastifyRequest>().body,
  ) as BodyOf<RouteDefinition>;
});

/** The query, parsed by the definition. */
export const RouteQuery = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query } = handled(context);
  if (query === undefined) throw new Error('The definition of this route names no query.');
  return parseInput(query, context.switchToHttp().getRequest<FastifyRequest>().query) as QueryOf<RouteDefinition>;
});

/** A part of the path, parsed by the definition where that says more than that it is text. */
export const RouteParam = createParamDecorator((name: string, context: ExecutionContext): unknown => {
  const schema = handled(context).params?.[name] ?? z.string();
  const params = context.switchToHttp().getRequest<FastifyRequest>().params as Readonly<Record<string, unknown>>;
  return parseInput(schema, params[name]);
});

function handled(context: ExecutionContext): RouteDefinition {
  const route = routeOf(context.getHandler());
  if (!route) throw new Error('RouteBody, RouteQuery and RouteParam are only for methods declared by Handles.');
  return route;
}
