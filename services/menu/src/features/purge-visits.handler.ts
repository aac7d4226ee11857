import { StatisticsSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { MenuVisitCounts } from '../persistence/menu-visits';

/** Keeps of visits that are two years old nothing but their months. */
@Injectable()
export class PurgeVisitsHandler extends StatisticsSweep {
  constructor(visits: MenuVisitCounts, clock: Clock) {
    super(visits, clock);
  }
}
