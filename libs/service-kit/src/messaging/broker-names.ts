import { SERVICES, TOPOLOGY, type ServiceName } from '@chalkboard/contracts/topology';

/** The stream a service publishes on: MENU, ORDERING … */
export function streamOf(service: ServiceName): string {
  return service.toUpperCase();
}

/** The stream by which a service's dead letters are replayed: DEAD_NOTIFY … */
export function deadLetterStreamOf(service: ServiceName): string {
  return `DEAD_${service.toUpperCase()}`;
}

/**
 * The durable by which `service` hears `eventType`: notify + ordering.order.placed.v1 → `notify-on-order-placed-v1`.
 */
export function durableOf(service: ServiceName, eventType: string): string {
  const [, ...rest] = eventType.split('.');
  return `${service}-on-${rest.join('-')}`;
}

/** The durables by which events of `owner` are consumed, on its stream, and what each consumes. */
export function durablesOn(owner: ServiceName): { readonly durable: string; readonly type: string }[] {
  return SERVICES.flatMap((service) =>
    TOPOLOGY[service].consumes
      .filter(({ type }) => ownerOf(type) === owner)
      .map(({ type }) => ({ durable: durableOf(service, type), type })),
  );
}

/** The service that owns a subject: its first token. */
export function ownerOf(subject: string): ServiceName {
  return subject.split('.')[0] as ServiceName;
}
