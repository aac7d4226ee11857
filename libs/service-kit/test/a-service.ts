import { OrderPlacedV1, type EventEnvelope, type ServiceName } from '@chalkboard/contracts';
import { Controller, Module, type DynamicModule } from '@nestjs/common';
import { EventPattern, Ctx, Payload } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EntityManager } from 'typeorm';
import { BaseConfig, createService, Inbox, JetStreamContext, parseConfig, ServiceKitModule } from '../src';
import type { TestPlatform } from '../src/testing';

/** What tells a service where it is. */
type Surroundings = Pick<TestPlatform, 'environment'>;

export type Effect = (event: EventEnvelope<OrderPlacedV1>, manager: EntityManager) => Promise<void>;

/** Starts a service with nothing of its own but a consumer of OrderPlaced that does `effect`. */
export async function startHearer(
  platform: Surroundings,
  effect: Effect,
  service: ServiceName = 'identity',
): Promise<NestFastifyApplication> {
  @Controller()
  class OnOrderPlacedConsumer {
    constructor(private readonly inbox: Inbox) {}

    @EventPattern(OrderPlacedV1.type)
    consume(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
      return this.inbox.once(OrderPlacedV1, message, context, effect);
    }
  }
  return start(platform, service, [OnOrderPlacedConsumer]);
}

/** Starts a bare service that publishes what its outbox holds. */
export function startPublisher(platform: Surroundings): Promise<NestFastifyApplication> {
  return start(platform, 'ordering', []);
}

/** Starts a service with nothing of its own but these controllers. */
export function start(
  platform: Surroundings,
  service: ServiceName,
  controllers: (new (...parameters: never[]) => unknown)[],
): Promise<NestFastifyApplication> {
  const config = parseConfig(BaseConfig, platform.environment(service));

  @Module({})
  class BareModule {
    static register(): DynamicModule {
      return {
        module: BareModule,
        imports: [ServiceKitModule.register({ service, config, entities: [], migrations: [], problems: {} })],
        controllers,
      };
    }
  }
  return createService({ service, config, module: BareModule.register() });
}

/** An OrderPlaced with everything it needs. */
export function orderPlaced(orderId: string): OrderPlacedV1 {
  return {
    orderId,
    orderNumber: 'K7F4M',
    shareId: 'demo',
    orderType: 'pickup',
    paymentMethod: 'cash',
    currency: 'USD',
    lines: [{ itemId: 'i1', name: 'Margherita', options: [], quantity: 1, unitPrice: 1250, total: 1250 }],
    subtotal: 1250,
    deliveryFee: 0,
    total: 1250,
    channels: ['sms'],
    placedAt: '2026-01-01T12:00:00.000Z',
  };
}
