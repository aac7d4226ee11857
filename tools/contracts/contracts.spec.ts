import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { ROOT } from '../platform/workspace.mjs';
import { breaksOf } from './compare-contracts.mjs';
import { currentShapes, type ContractShapes, type Shape } from './contract-shapes.mjs';
import { describeContracts } from './describe.mjs';
import { keptReleases, releasedShapes, samplesOf } from './released.mjs';

const PLACED = 'ordering.order.placed.v1';
const TICKETS = 'ordering.rpc.tickets.v1';
const ORDER = 'orders/PlaceOrderRequest';
const PLACE = 'ordering.placeOrder';
const LISTED = 'menu.listDirectory';
const HELD = 'ordering.showBoard';
const TRACKED = 'order-tracking/TrackedOrder';

const current = currentShapes();

/** What the check says of one change to the contracts as they are. */
function said(change: (shapes: ContractShapes) => void): string[] {
  const changed = structuredClone(current);
  change(changed);
  return breaksOf(current, changed);
}

const fieldsOf = (shape: Shape | undefined): Record<string, Shape> =>
  (shape?.properties ?? {}) as Record<string, Shape>;
const withRequired = (shape: Shape | undefined, name: string, field: Shape) => {
  fieldsOf(shape)[name] = field;
  shape!.required = [...((shape!.required as string[] | undefined) ?? []), name];
};
const without = (shape: Shape | undefined, name: string) => {
  delete fieldsOf(shape)[name];
  shape!.required = (shape!.required as string[]).filter((other) => other !== name);
};
const optional = (shape: Shape | undefined, name: string) =>
  void (shape!.required = (shape!.required as string[]).filter((other) => other !== name));
const line = (shapes: ContractShapes) => fieldsOf(shapes.events[PLACED]).lines!.items as Shape;

it('builds of the last release and of these sources understand each other', () => {
  expect(breaksOf(releasedShapes(), current)).toEqual([]);
});

it('docs/contracts.md is what the sources say: npm run contracts:release', () => {
  expect(readFileSync(path.join(ROOT, 'docs/contracts.md'), 'utf8')).toBe(describeContracts());
});

describe('is refused, with what to do instead:', () => {
  it.each<[string, (shapes: ContractShapes) => void, string]>([
    [
      'a new required field of an event',
      ({ events }) => withRequired(events[PLACED], 'courier', { type: 'string' }),
      `${PLACED}: "courier" is required, and what was released has none. Make it optional, or add ordering.order.placed.v2 beside it.`,
    ],
    [
      'a field that is gone',
      ({ events }) => without(events[PLACED], 'currency'),
      `${PLACED}: "currency" is gone, and what was released has readers of it. Keep it, or add ordering.order.placed.v2 beside it.`,
    ],
    [
      'a field with another name',
      ({ events }) => {
        const { total } = fieldsOf(events[PLACED]);
        without(events[PLACED], 'total');
        withRequired(events[PLACED], 'sum', total!);
      },
      '"total" is gone ("sum" is new: another name is another field)',
    ],
    [
      'a value less',
      ({ events }) => void (fieldsOf(events[PLACED]).paymentMethod!.enum = ['card']),
      '"paymentMethod" does not take "cash" any more',
    ],
    [
      'a value more, which readers do not know',
      ({ events }) => void (fieldsOf(events[PLACED]).orderType!.enum = ['pickup', 'delivery', 'table']),
      '"orderType" may be "table" now, which readers of the release do not know',
    ],
    [
      'a field that may be missing now',
      ({ events }) => optional(events[PLACED], 'lines'),
      '"lines" may be missing now, and readers of the release need it',
    ],
    [
      'another type',
      ({ events }) => void (fieldsOf(events[PLACED]).subtotal = { type: 'string' }),
      '"subtotal" does not take integer any more',
    ],
    ['a nested field that is gone', (shapes) => without(line(shapes), 'unitPrice'), '"lines[].unitPrice" is gone'],
    [
      'a nested new required field',
      (shapes) => withRequired(line(shapes), 'taxRate', { type: 'number' }),
      '"lines[].taxRate" is required',
    ],
    ['an event that is gone', ({ events }) => void delete events[PLACED], `${PLACED}: the event is gone`],
    [
      'a call that takes less',
      ({ calls }) => void (fieldsOf(calls[TICKETS]!.request).orderIds!.maxItems = 50),
      `${TICKETS}: "request.orderIds" takes less than the release does (maxItems 50 instead of 100)`,
    ],
    ['a reply without a field', ({ calls }) => without(calls[TICKETS]!.reply, 'tickets'), '"reply.tickets" is gone'],
    [
      'a request with a new required field',
      ({ bodies }) => withRequired(bodies[ORDER], 'table', { type: 'string' }),
      `${ORDER}: "table" is required, and what was released has none. Make it optional, or give the new one a name of its own.`,
    ],
    [
      'an answer with a field less',
      ({ bodies }) => without(bodies[TRACKED], 'orderNumber'),
      `${TRACKED}: "orderNumber" is gone`,
    ],
    ['a body that is gone', ({ bodies }) => void delete bodies[ORDER], `${ORDER}: the body is gone`],
    ['a route that is gone', ({ routes }) => void delete routes[PLACE], `${PLACE}: the route is gone`],
    [
      'a route at another address',
      ({ routes }) => void (routes[PLACE]!.path = '/api/v2/orders'),
      `${PLACE}: it is POST /api/v2/orders now, and pages of the release call POST /api/orders. Leave it, or add a route beside it.`,
    ],
    [
      'a route for fewer callers',
      ({ routes }) => void (routes[PLACE]!.access = 'owner'),
      `${PLACE}: it was for "open" and is for "owner" now`,
    ],
    [
      'a query that takes less',
      ({ routes }) =>
        withRequired((routes[LISTED]!.query ??= { type: 'object', properties: {}, required: [] }), 'city', {
          type: 'string',
        }),
      `${LISTED}: "query.city" is required`,
    ],
    [
      'a route with another body',
      ({ routes }) =>
        void (routes[PLACE]!.body = { type: 'object', properties: { dish: { type: 'string' } }, required: ['dish'] }),
      `${PLACE}: "body.dish" is required`,
    ],
    [
      'an answer of another status',
      ({ routes }) => void (routes[PLACE]!.answers = { 202: routes[PLACE]!.answers[201]! }),
      `${PLACE}: it may answer 202 now, which pages of the release do not know`,
    ],
    [
      'an answer that is a file now',
      ({ routes }) => void (routes[PLACE]!.answers[201] = 'file'),
      `${PLACE}: the answer 201 was JSON and is file now`,
    ],
  ])('%s', (_, change, sentence) => {
    expect(said(change).join('\n')).toContain(sentence);
  });
});

describe('passes:', () => {
  it.each<[string, (shapes: ContractShapes) => void]>([
    ['nothing at all', () => undefined],
    ['an optional field of an event', ({ events }) => void (fieldsOf(events[PLACED]).courier = { type: 'string' })],
    ['an optional field of a line', (shapes) => void (fieldsOf(line(shapes)).taxRate = { type: 'number' })],
    ['another event', (shapes) => void (shapes.events['ordering.order.placed.v2'] = { type: 'object' })],
    [
      'another call',
      ({ calls }) => void (calls['menu.rpc.stock.v1'] = { request: { type: 'object' }, reply: { type: 'object' } }),
    ],
    ['another body', ({ bodies }) => void (bodies['orders/TableRequest'] = { type: 'object' })],
    ['an optional field of a request', ({ bodies }) => void (fieldsOf(bodies[ORDER]).table = { type: 'string' })],
    [
      'a field of a request that is not needed any more',
      ({ bodies }) => optional(bodies[ORDER], (bodies[ORDER]!.required as string[])[0]!),
    ],
    [
      'a request that takes one value more',
      ({ bodies }) => (fieldsOf(bodies[ORDER]).orderType!.enum as string[]).push('table'),
    ],
    ['a call that takes more', ({ calls }) => void (fieldsOf(calls[TICKETS]!.request).orderIds!.maxItems = 200)],
    ['an optional field of a reply', ({ calls }) => void (fieldsOf(calls[TICKETS]!.reply).next = { type: 'string' })],
    ['an optional field of an answer', ({ bodies }) => void (fieldsOf(bodies[TRACKED]).courier = { type: 'string' })],
    [
      'another route',
      ({ routes }) =>
        void (routes['ordering.reserveTable'] = {
          method: 'POST',
          path: '/api/tables',
          access: 'open',
          answers: { 204: 'nothing' },
        }),
    ],
    ['a route that lets everybody in', ({ routes }) => void (routes[HELD]!.access = 'open')],
    [
      'a query that takes one field more',
      ({ routes }) => void (fieldsOf(routes[LISTED]!.query).city = { type: 'string' }),
    ],
    [
      'a body by another name that takes the same',
      ({ bodies, routes }) => {
        bodies['orders/TableRequest'] = bodies[ORDER]!;
        routes[PLACE]!.body = 'orders/TableRequest';
      },
    ],
    [
      'the same fields in another order',
      ({ events }) =>
        void (events[PLACED]!.properties = Object.fromEntries(Object.entries(fieldsOf(events[PLACED])).reverse())),
    ],
  ])('%s', (_, change) => {
    expect(said(change)).toEqual([]);
  });
});

describe('what the sources publish now', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const released = releasedShapes().events;

  it.each(Object.keys(released))('%s is read by who knows the release', (type) => {
    const sample = samplesOf('sources').find((one) => one.type === type);
    expect(sample).toBeDefined();
    const validate = ajv.compile(released[type]!);
    validate(sample!.data);
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe.each(keptReleases())('samples of release %s', (release) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  // What was retired since then is read by nobody.
  it.each(
    samplesOf(release)
      .filter(({ type }) => type in current.events)
      .map((sample) => [sample.type, sample] as const),
  )('%s is read by the sources', (type, sample) => {
    const validate = ajv.compile(current.events[type]!);
    validate(sample.data);
    expect(validate.errors ?? []).toEqual([]);
  });
});
