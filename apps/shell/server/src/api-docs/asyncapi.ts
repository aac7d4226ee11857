import { EventEnvelope, PRODUCT_NAME, SERVICES, TOPOLOGY, type EventDefinition } from '@chalkboard/contracts';
import { CALLS } from '@chalkboard/contracts/rpc/all-calls';
import { ComponentSchemas } from './component-schemas';

type Json = Readonly<Record<string, unknown>>;

const keyOf = (subject: string) => subject.replaceAll('.', '_');
const ref = (...parts: readonly string[]) => ({ $ref: `#/${parts.join('/')}` });

/** What services say to each other as an AsyncAPI 3.0 document, made of the contracts' events, calls and topology. */
export function asyncApi(): Json {
  const schemas = new ComponentSchemas();
  const events = [...new Set(SERVICES.flatMap((service) => TOPOLOGY[service].publishes))];
  const envelope = schemas.of(EventEnvelope);
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${PRODUCT_NAME} events`,
      version: '1',
      description:
        'Facts on NATS JetStream, one stream a service, in CloudEvents 1.0 envelopes, and questions by request-reply. Within a version only optional fields are added.',
    },
    defaultContentType: 'application/json',
    servers: {
      broker: {
        host: 'nats:4222',
        protocol: 'nats',
        description: 'Inside the network; each service has its own user, with the right to its own subjects only.',
      },
    },
    channels: {
      ...Object.fromEntries(events.map((event) => [keyOf(event.type), eventChannel(event)])),
      ...Object.fromEntries(
        CALLS.flatMap(({ subject }) => [
          [
            keyOf(subject),
            { address: subject, messages: { request: ref('components', 'messages', `${keyOf(subject)}_request`) } },
          ],
          [
            `${keyOf(subject)}_reply`,
            { address: null, messages: { reply: ref('components', 'messages', `${keyOf(subject)}_reply`) } },
          ],
        ]),
      ),
      live: {
        address: 'live.{kind}.{id}',
        parameters: {
          kind: { enum: [...new Set(SERVICES.flatMap((service) => TOPOLOGY[service].live))] },
          id: { description: 'Of what has changed.' },
        },
        messages: { hint: ref('components', 'messages', 'live_hint') },
      },
    },
    operations: Object.fromEntries(SERVICES.flatMap((service) => operationsOf(service))),
    components: {
      messages: {
        ...Object.fromEntries(
          events.map(({ type, schema }) => [
            keyOf(type),
            {
              name: type,
              title: type,
              contentType: 'application/cloudevents+json',
              payload: { allOf: [envelope, { type: 'object', properties: { data: schemas.of(schema) } }] },
            },
          ]),
        ),
        ...Object.fromEntries(
          CALLS.flatMap(({ subject, request, reply }) => [
            [
              `${keyOf(subject)}_request`,
              { name: `${subject} request`, title: `${subject} request`, payload: schemas.of(request) },
            ],
            [
              `${keyOf(subject)}_reply`,
              { name: `${subject} reply`, title: `${subject} reply`, payload: schemas.of(reply) },
            ],
          ]),
        ),
        live_hint: {
          name: 'live hint',
          title: 'Something has changed',
          summary: 'Without content: who receives it reads again.',
        },
      },
      schemas: schemas.all(),
    },
  };
}

function eventChannel({ type }: EventDefinition): Json {
  return { address: type, messages: { event: ref('components', 'messages', keyOf(type)) } };
}

function operationsOf(service: (typeof SERVICES)[number]): (readonly [string, Json])[] {
  const { publishes, consumes, answers, asks, live } = TOPOLOGY[service];
  const tags = [{ name: service }];
  const ofEvent =
    (verb: string, action: string) =>
    ({ type }: EventDefinition) =>
      [
        `${service}_${verb}_${keyOf(type)}`,
        {
          action,
          channel: ref('channels', keyOf(type)),
          messages: [ref('channels', keyOf(type), 'messages', 'event')],
          tags,
          summary: `${service} ${verb} ${type}`,
        },
      ] as const;
  const ofCall = (verb: string, action: string) => (subject: string) =>
    [
      `${service}_${verb}_${keyOf(subject)}`,
      {
        action,
        channel: ref('channels', keyOf(subject)),
        messages: [ref('channels', keyOf(subject), 'messages', 'request')],
        reply: {
          channel: ref('channels', `${keyOf(subject)}_reply`),
          messages: [ref('channels', `${keyOf(subject)}_reply`, 'messages', 'reply')],
        },
        tags,
        summary: `${service} ${verb} ${subject}`,
      },
    ] as const;
  return [
    ...publishes.map(ofEvent('publishes', 'send')),
    ...consumes.map(ofEvent('consumes', 'receive')),
    ...answers.map(ofCall('answers', 'receive')),
    ...asks.map(ofCall('asks', 'send')),
    ...(live.length > 0
      ? [
          [
            `${service}_hints`,
            {
              action: 'send',
              channel: ref('channels', 'live'),
              messages: [ref('channels', 'live', 'messages', 'hint')],
              tags,
              summary: `${service} hints at changes of ${live.join(', ')}`,
            },
          ] as const,
        ]
      : []),
  ];
}
