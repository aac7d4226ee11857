import { ORDER } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, LessThan } from 'typeorm';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

const HOUR_MS = 3_600_000;

/** Forgets idempotency keys after their time. */
@Injectable()
export class IdempotencyRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const kept = new Date(this.clock.now().getTime() - ORDER.idempotencyKeepMs);
    await this.dataSource.manager.delete(IdempotencyKeyEntity, { createdAt: LessThan(kept) });
  }
}
