import { StatisticsSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { StatisticsRetention } from '../persistence/statistics-retention';

/** Makes figures of messages anonymous when they have had their time. */
@Injectable()
export class PurgeStatisticsHandler extends StatisticsSweep {
  constructor(statistics: StatisticsRetention, clock: Clock) {
    super(statistics, clock);
  }
}
