import type { SliceHealth } from '@chalkboard/contracts';
import { Controller, Get, Injectable, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/access.decorators';
import { endingOf } from '../http/ending';

/** Resolves when the part is well; rejects with the reason when it is not. */
export type HealthCheck = () => Promise<void>;

const CHECK_LIMIT_MS = 1000;

/** Every part that can fail registers itself here. */
@Injectable()
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();
  private service = 'unknown';

  name(service: string): void {
    this.service = service;
  }

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  async examine(): Promise<SliceHealth> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => {
        try {
          await within(CHECK_LIMIT_MS, check());
          return [name, { status: 'ok' as const }] as const;
        } catch (error) {
          return [name, { status: 'failing' as const, detail: (error as Error).message }] as const;
        }
      }),
    );
    const healthy = results.every(([, result]) => result.status === 'ok');
    return { status: healthy ? 'ok' : 'failing', service: this.service, checks: Object.fromEntries(results) };
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `live` and `ready` ask nobody else: a database that restarts is no reason to end every instance, or to take all of
 * them out of the balancer.
 */
@Controller()
export class HealthController {
  constructor(
    private readonly registry: HealthRegistry,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {}

  @Public('probes ask it; it says only that this process answers')
  @Get('live')
  live(@Res({ passthrough: true }) reply: FastifyReply): { status: 'ok' } {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  }

  @Public('probes ask it; it says only whether this process takes calls')
  @Get('ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply): { status: 'ok' | 'ending' } {
    // Whoever balances calls sends new ones elsewhere.
    const { isEnding } = endingOf(this.host.httpAdapter.getInstance());
    reply.status(isEnding ? 503 : 200).header('cache-control', 'no-store');
    return { status: isEnding ? 'ending' : 'ok' };
  }

  @Public('probes ask it before anyone is signed in; it tells no personal data')
  @Get('health')
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<SliceHealth> {
    const health = await this.registry.examine();
    reply.status(health.status === 'ok' ? 200 : 503);
    reply.header('cache-control', 'no-store');
    return health;
  }
}
