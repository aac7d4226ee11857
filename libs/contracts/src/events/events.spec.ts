import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, TOPOLOGY } from '../topology';
import { EventEnvelope } from './envelope';

const definitions = SERVICES.flatMap((service) =>
  TOPOLOGY[service].publishes.map((definition) => ({ service, definition, type: definition.type })),
);

/** `menu.menu.extracted.v1` → `menu/menu-extracted.v1.sample.json` */
function sampleOf(type: string): unknown {
  const [owner, aggregate, fact, version] = type.split('.');
  return JSON.parse(readFileSync(path.join(__dirname, owner!, `${aggregate}-${fact}.${version}.sample.json`), 'utf8'));
}

describe.each(definitions)('$type', ({ service, definition, type }) => {
  it('is named service.aggregate.fact.version, after the service that publishes it', () => {
    expect(type).toMatch(/^[a-z]+\.[a-z-]+\.[a-z-]+\.v\d+$/);
    expect(type.split('.')[0]).toBe(service);
  });

  it('has a sample beside it that is an event of this kind, with nothing that the schema does not know', () => {
    const envelope = EventEnvelope.strict().parse(sampleOf(type));
    expect(envelope.type).toBe(type);
    expect(definition.schema.parse(envelope.data)).toEqual(envelope.data);
  });
});

describe('the topology', () => {
  it('lets a service hear only what another publishes', () => {
    const published = new Set(definitions.map((entry) => entry.type));
    for (const service of SERVICES) {
      for (const { type } of TOPOLOGY[service].consumes) {
        expect(published).toContain(type);
        expect(type.split('.')[0]).not.toBe(service);
      }
    }
  });

  it('lets a service ask only what another answers', () => {
    const answered = new Set(SERVICES.flatMap((service) => TOPOLOGY[service].answers));
    for (const service of SERVICES) for (const subject of TOPOLOGY[service].asks) expect(answered).toContain(subject);
  });
});
