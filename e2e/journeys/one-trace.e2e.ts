import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SERVICES } from '@chalkboard/contracts';
import { StandInCollector } from '@chalkboard/tools/platform/testing.mjs';
import { demoMenu, orderFrom } from '../support/demo-order';
import { useSystem } from '../support/system';
import { TextCarrier } from '../support/text-carrier';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

let collector: StandInCollector;
let carrier: TextCarrier;
beforeAll(async () => {
  [collector, carrier] = await Promise.all([StandInCollector.start(), TextCarrier.start()]);
});
afterAll(() => Promise.all([collector.stop(), carrier.stop()]));

const system = useSystem({ env: () => ({ ...carrier.environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }) });

/** Lines that a slice has logged about a trace. */
function logged(slice: 'ordering' | 'notify', traceId: string): { msg: string; correlationId: string }[] {
  const lines = readFileSync(system().platform.logFile(slice), 'utf8').split('\n');
  return lines
    .filter((line) => line.includes(traceId))
    .map((line) => JSON.parse(line) as { msg: string; correlationId: string });
}

test('an order is one trace from the tap to the text message, over every process and the broker', async () => {
  const guest = new Visitor(system().url);
  const order = orderFrom(await demoMenu(guest), { dish: 'Cacio e Pepe', customer: 'Ada Lindqvist' });
  const traceId = randomBytes(16).toString('hex');
  const placed = await guest.call('/api/orders', {
    method: 'POST',
    json: order,
    headers: { traceparent: `00-${traceId}-${'ab'.repeat(8)}-01` },
  });
  expect(placed.status).toBe(201);
  await until('the text to be taken', () => carrier.taken.some(({ body }) => body.includes('Cacio e Pepe')));

  const has = (service: string, name: string) =>
    collector.of(traceId).some((span) => span.service === service && span.name === name);
  await until(
    'what became of it to be heard by ordering, and every program to have told of its part',
    () =>
      has('ordering', 'process notify.notification.delivered.v1') &&
      has('edge', 'POST /api/orders') &&
      has('notify', 'send sms by twilio'),
  );
  const spans = collector.of(traceId);
  const way = [
    'send sms by twilio',
    'deliver sms',
    'process ordering.order.placed.v1',
    'publish ordering.order.placed.v1',
    'POST /api/orders',
    'POST /api/orders',
  ];
  const walked: string[] = [];
  for (
    let at = spans.find(({ name }) => name === way[0]);
    at;
    at = spans.find(({ spanId }) => spanId === at?.parentSpanId)
  )
    walked.push(`${at.service} ${at.name}`);
  expect(walked).toEqual([
    `notify ${way[0]}`,
    `notify ${way[1]}`,
    `notify ${way[2]}`,
    `ordering ${way[3]}`,
    `ordering ${way[4]}`,
    `edge ${way[5]}`,
  ]);
  // What is written and what is asked on the way, too.
  expect(
    spans.filter(({ service, attributes }) => service === 'ordering' && attributes['db.system.name'] === 'postgresql')
      .length,
  ).toBeGreaterThan(0);
  expect(has('notify', 'ask ordering.rpc.tickets.v1') && has('ordering', 'answer ordering.rpc.tickets.v1')).toBe(true);
  // Of people there is nothing, nor of the links that let somebody act.
  for (const personal of ['Lindqvist', '555-0119', '5550119', '/order/'])
    expect(collector.received).not.toContain(personal);
  // The trace is ours: who carries our messages receives nothing of it.
  expect(carrier.taken.every(({ headers }) => headers.traceparent === undefined)).toBe(true);

  for (const [slice, event] of [
    ['notify', 'ordering.order.placed.v1'],
    ['ordering', 'notify.notification.delivered.v1'],
  ] as const) {
    const lines = logged(slice, traceId).filter(({ msg }) => msg.startsWith(`handled ${event}, event `));
    expect(lines).toHaveLength(1);
    expect(lines[0]!.correlationId).toBe(placed.headers.get('x-request-id'));
  }
});

test('metrics are for the inside: each process exposes its own, and nothing of them is reached from outside', async () => {
  const { url } = system();
  const port = Number(new URL(url).port);
  const inside = [
    ...SERVICES.map((service, index) => ({ service: service as string, at: port + 1 + index })),
    { service: 'edge', at: port + 6 },
  ];
  for (const { service, at } of inside) {
    const exposed = await (await fetch(`http://127.0.0.1:${at}/metrics`)).text();
    expect(exposed).toContain(`service="${service}"`);
    expect(exposed).toContain('chalkboard_http_request_duration_seconds_bucket{');
  }
  const notify = await (await fetch(`http://127.0.0.1:${port + 4}/metrics`)).text();
  expect(notify).toMatch(/chalkboard_messages_total\{.*channel="sms",outcome="sent".*\} \d/);
  expect(await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text()).toMatch(
    /chalkboard_readings\{.*state="queued".*\} 0/,
  );

  for (const path of [
    '/metrics',
    '/api/metrics',
    '/api/menu/metrics',
    '/api/menu/%2e%2e%2f%2e%2e%2fmetrics',
    '/api/menu/..%5c..%5cmetrics',
    '/api/notify/..%2f..%2fmetrics',
  ]) {
    const answer = await fetch(`${url}${path}`);
    expect(await answer.text()).not.toContain('chalkboard_');
  }
});
