import { logRemoval, takeJobLock } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RemovalJournal, type LogRemoved } from '../domain/menu/removal-journal';

/** Holds the job's lock as long as a transaction is open, which does nothing else than to keep the log. */
@Injectable()
export class PostgresRemovalJournal extends RemovalJournal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  alone<T>(job: string, work: (log: LogRemoved) => Promise<T>): Promise<T | undefined> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await takeJobLock(manager, job))) return undefined;
      return work((removal) => logRemoval(manager, { ...removal, at: this.clock.now() }));
    });
  }
}
