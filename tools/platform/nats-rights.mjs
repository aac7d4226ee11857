import { loadTopology } from './topology.mjs';

/** @typedef {import('@chalkboard/contracts/topology').ServiceName} ServiceName */
/**
 * @typedef {object} Rights what is not named is refused by the server
 * @property {string[]} publish subjects it may publish on
 * @property {string[]} subscribe subjects it may subscribe to
 * @property {boolean} answers whether it may answer a request it received, on whatever inbox the request names
 */

/**
 * The broker rights of a service, derived from the topology and nothing else.
 * @param {ServiceName} service @returns {Rights}
 */
export function rightsOf(service) {
  const { TOPOLOGY, ERASES_OWN_EVENTS, streamOf, deadLetterStreamOf, durableOf, ownerOf } = loadTopology();
  const seams = TOPOLOGY[service];
  const live = seams.live.map((kind) => `live.${kind}.>`);
  const publish = [
    '$JS.API.INFO',
    ...seams.publishes.map(({ type }) => `${type.split('.').slice(0, 2).join('.')}.>`),
    ...(seams.publishes.length > 0 ? keepStream(streamOf(service)) : []),
    ...(ERASES_OWN_EVENTS.includes(service) ? eraseOwnEvents(service) : []),
    ...seams.consumes.flatMap(({ type }) =>
      mayConsume({ stream: streamOf(ownerOf(type)), durable: durableOf(service, type), subject: type }),
    ),
    ...deadLetters(service, deadLetterStreamOf(service)),
    ...authority(service),
    ...seams.asks,
    ...live,
  ];
  const subscribe = [`_INBOX_${service}.>`, ...seams.answers, ...live];
  return { publish: [...new Set(publish)], subscribe: [...new Set(subscribe)], answers: seams.answers.length > 0 };
}

/**
 * A service makes its streams, notes on them where consumers have to begin anew, and looks whether they hold what it
 * has published. @param {string} stream
 */
function keepStream(stream) {
  return ['CREATE', 'UPDATE', 'INFO', 'MSG.GET'].map((verb) => `$JS.API.STREAM.${verb}.${stream}`);
}

/**
 * A service looks through what it has published itself, and removes what is about somebody who is to be erased: by a
 * consumer of this one name, so that it has no right to those of others. Of those it may know how far they have come,
 * for nothing goes that one of them has not had.
 * @param {ServiceName} service
 */
function eraseOwnEvents(service) {
  const { streamOf, durablesOn } = loadTopology();
  const stream = streamOf(service);
  return [
    `$JS.API.STREAM.MSG.DELETE.${stream}`,
    ...['CREATE', 'INFO', 'MSG.NEXT', 'DELETE'].map((verb) => `$JS.API.CONSUMER.${verb}.${stream}.erasure`),
    ...durablesOn(service).map(({ durable }) => `$JS.API.CONSUMER.INFO.${stream}.${durable}`),
  ];
}

/**
 * Hearing one event by one durable, which its own service may also remove to make it anew. The event's subject is part
 * of the right to create the consumer, so that a service cannot widen what it hears.
 * @param {{ stream: string, durable: string, subject: string }} options
 */
function mayConsume({ stream, durable, subject }) {
  return [
    `$JS.API.STREAM.INFO.${stream}`,
    `$JS.API.CONSUMER.CREATE.${stream}.${durable}.${subject}`,
    `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `$JS.API.CONSUMER.DELETE.${stream}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
    ...acknowledge(stream, durable),
  ];
}

/** Newer servers put a domain and an account token before the stream. @param {string} stream @param {string} durable */
function acknowledge(stream, durable) {
  return [`$JS.ACK.${stream}.${durable}.>`, `$JS.ACK.*.*.${stream}.${durable}.>`];
}

/**
 * A service gives up, lists, replays and drops its own dead letters. @param {ServiceName} service @param {string}
 * stream
 */
function deadLetters(service, stream) {
  return [
    `dead.${service}.>`,
    ...keepStream(stream),
    `$JS.API.STREAM.MSG.DELETE.${stream}`,
    `$JS.API.DIRECT.GET.${stream}`,
    `$JS.API.DIRECT.GET.${stream}.>`,
    ...readByConsumers(stream),
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
    ...acknowledge(stream, '*'),
  ];
}

/** Consumers of any name on one stream. @param {string} stream */
function readByConsumers(stream) {
  return [
    `$JS.API.CONSUMER.CREATE.${stream}`,
    `$JS.API.CONSUMER.CREATE.${stream}.>`,
    `$JS.API.CONSUMER.INFO.${stream}.*`,
    `$JS.API.CONSUMER.DELETE.${stream}.*`,
    `$JS.FC.${stream}.>`,
  ];
}

/**
 * The bucket of signing keys and ended sessions: identity writes it, everybody reads and watches it. @param
 * {ServiceName} service
 */
function authority(service) {
  const bucket = loadTopology().AUTHORITY_BUCKET;
  const stream = `KV_${bucket}`;
  const read = [
    `$JS.API.STREAM.INFO.${stream}`,
    `$JS.API.STREAM.MSG.GET.${stream}`,
    `$JS.API.DIRECT.GET.${stream}`,
    `$JS.API.DIRECT.GET.${stream}.>`,
    ...readByConsumers(stream),
  ];
  return service === 'identity' ? [...keepStream(stream), `$KV.${bucket}.>`, ...read] : read;
}
