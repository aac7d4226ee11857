import { StatisticsSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DailyConversionStatistics } from '../persistence/conversion-statistics';

/** Makes figures of readings anonymous when they have had their time. */
@Injectable()
export class PurgeStatisticsHandler extends StatisticsSweep {
  constructor(statistics: DailyConversionStatistics, clock: Clock) {
    super(statistics, clock);
  }
}
