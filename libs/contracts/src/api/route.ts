import type { z } from 'zod';
import type { ApiScope } from '../http/api-keys';
import type { StaffRight } from '../staff-rights';

/**
 * Who may call a route. `open`: the service lets everybody in, and `why` says what makes that right, such as a secret
 * in the address that the handler checks. `board`, `menu-editor`: a guard of the service asks for the right to the
 * board, or to change the menu, in the address.
 */
export type RouteAccess =
  | { readonly by: 'open'; readonly why: string }
  | { readonly by: 'owner' }
  | { readonly by: 'staff'; readonly right: StaffRight }
  | { readonly by: 'board' }
  | { readonly by: 'menu-editor' }
  | { readonly by: 'api-key'; readonly scope: ApiScope };

/** Open to everybody, or checked by the handler: `why` is for the reader. */
export const open = (why: string) => ({ by: 'open', why }) as const satisfies RouteAccess;
/** Signed-in owners and their teams; of which business, the handler judges. */
export const owner = { by: 'owner' } as const satisfies RouteAccess;
/** Signed-in staff whose role has this right. */
export const staff = (right: StaffRight) => ({ by: 'staff', right }) as const satisfies RouteAccess;
/**
 * Who has the edit right of the menu in the address, is a member of its business, or has opened a link to its board.
 */
export const board = { by: 'board' } as const satisfies RouteAccess;
/** Who may change the menu in the address. */
export const menuEditor = { by: 'menu-editor' } as const satisfies RouteAccess;

/** Programs of a business, by a key that has this scope. */
export const apiKey = (scope: ApiScope) => ({ by: 'api-key', scope }) as const satisfies RouteAccess;

/** An answer without a body. */
export interface NothingAnswer {
  readonly kind: 'nothing';
}
/** Bytes of one of these media types. */
export interface FileAnswer {
  readonly kind: 'file';
  readonly types: readonly string[];
}
/** A `text/event-stream`: what the data of each event is, by its name. Heartbeats are besides them. */
export interface EventsAnswer<
  Events extends Readonly<Record<string, z.ZodType>> = Readonly<Record<string, z.ZodType>>,
> {
  readonly kind: 'events';
  readonly events: Events;
}
/** JSON by a schema, or one of the others. */
export type Answer = z.ZodType | NothingAnswer | FileAnswer | EventsAnswer;

export const nothing = { kind: 'nothing' } as const satisfies NothingAnswer;
export const file = (...types: readonly string[]) => ({ kind: 'file', types }) as const satisfies FileAnswer;
export const events = <const Events extends Readonly<Record<string, z.ZodType>>>(named: Events) =>
  ({ kind: 'events', events: named }) as const satisfies EventsAnswer;

/** Files of a form: names of their parts, and how many bytes all of them may have together. */
interface SentFiles {
  readonly files: readonly string[];
  readonly maxBytes: number;
}

/**
 * A body that is not JSON: fields and files as `multipart/form-data`, or fields as a plain HTML form sends them. What
 * is in front of the services lets no larger body through.
 */
export interface FormBody<Fields extends z.ZodType = z.ZodType> extends SentFiles {
  readonly kind: 'multipart' | 'urlencoded';
  readonly fields: Fields;
  /** The same fields may be sent as JSON as well, without files. */
  readonly orJson?: true;
}
/** A body of files and fields. */
export const multipart = <const Fields extends z.ZodType>(fields: Fields, sent: SentFiles) =>
  ({ kind: 'multipart', fields, ...sent }) as const satisfies FormBody;
/** A body of files and fields, or of the fields alone as JSON: the handler tells them apart. */
export const multipartOrJson = <const Fields extends z.ZodType>(fields: Fields, sent: SentFiles) =>
  ({ kind: 'multipart', fields, ...sent, orJson: true }) as const satisfies FormBody;
/** A body as the webhooks of providers send it. */
export const urlencoded = <const Fields extends z.ZodType>(fields: Fields) =>
  ({ kind: 'urlencoded', fields, files: [], maxBytes: 0 }) as const satisfies FormBody;

export type SuccessStatus = 200 | 201 | 202 | 204 | 206 | 304;

/** One route of `/api`, as its service answers it, browsers call it and the documentation says it. */
export interface RouteDefinition {
  /** `ordering.placeOrder`: slice and name, once in the system. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/orders/board/:shareId` */
  readonly path: `/api/${string}`;
  /** What it does, in a sentence. */
  readonly summary: string;
  readonly access: RouteAccess;
  /** Of the path's parts; a part that is not named here is any text. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  /** Headers that the route reads, each with what it does. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType | FormBody;
  /** How long its answer may take where a caller waits for work to be done (milliseconds). */
  readonly answersWithinMs?: number;
  readonly answers: Readonly<Partial<Record<SuccessStatus, Answer>>>;
  /**
   * Problems of its own, "404 ordering.link_not_valid". Those of all routes (a body that does not fit, no right, out of
   * order) are not repeated.
   */
  readonly problems?: readonly `${number} ${string}.${string}`[];
}

/** Defines a route. Its service takes it by `@Handles(…)`, a browser calls it by `call(…)`. */
export const route = <const Definition extends RouteDefinition>(definition: Definition): Definition => definition;

/** Names of the parts of a path: `shareId` of `/api/menu/:shareId`. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type AnswerValue<A> = A extends z.ZodType ? z.output<A> : A extends NothingAnswer ? undefined : never;
/**
 * What a route answers with when it succeeds; `never` for files and events. A browser meets no 304: it takes what it
 * has kept.
 */
export type AnswerOf<R extends RouteDefinition> = {
  [Status in keyof R['answers']]: Status extends 304 ? never : AnswerValue<R['answers'][Status]>;
}[keyof R['answers']];
/** The body as its handler gets it. */
export type BodyOf<R extends RouteDefinition> = R['body'] extends z.ZodType
  ? z.output<R['body']>
  : R['body'] extends FormBody<infer Fields>
    ? z.output<Fields>
    : undefined;
/** The body as a browser sends it; what is sent may as well be read-only. */
export type SentBodyOf<R extends RouteDefinition> = R['body'] extends z.ZodType
  ? Sent<z.input<R['body']>>
  : R['body'] extends FormBody<infer Fields>
    ? FormData | (R['body'] extends { readonly orJson: true } ? Sent<z.input<Fields>> : never)
    : undefined;
/** What may be read-only, down to the last part. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> }
    : T;
/** What a handler gives as its answer. */
export type GivenAnswerOf<R extends RouteDefinition> = Sent<AnswerOf<R>>;
/** Fields of the query as a browser gives them. */
export type SentQueryOf<R extends RouteDefinition> = R['query'] extends z.ZodType
  ? { readonly [Name in keyof z.input<R['query']>]: string | number | null | undefined }
  : undefined;
/** The query as its handler gets it. */
export type QueryOf<R extends RouteDefinition> = R['query'] extends z.ZodType ? z.output<R['query']> : undefined;
/** The events of a stream, by name. */
export type EventsOf<R extends RouteDefinition> =
  R['answers'][200] extends EventsAnswer<infer Events> ? { [Name in keyof Events]: z.output<Events[Name]> } : never;
