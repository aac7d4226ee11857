import type { AdminStats } from '@chalkboard/contracts';
import { showStatsRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { GetStatsHandler } from './get-stats.handler';

@Controller()
export class GetStatsController {
  constructor(private readonly handler: GetStatsHandler) {}

  @Handles(showStatsRoute)
  stats(): Promise<AdminStats> {
    return this.handler.execute();
  }
}
