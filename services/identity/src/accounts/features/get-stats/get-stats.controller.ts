import { Controller, Get } from '@nestjs/common';
import type { AdminStats } from '@chalkboard/contracts';
import { StaffOnly } from '@chalkboard/service-kit';
import { GetStatsHandler } from './get-stats.handler';

@Controller('api/admin')
export class GetStatsController {
  constructor(private readonly handler: GetStatsHandler) {}

  @StaffOnly()
  @Get('stats')
  stats(): Promise<AdminStats> {
    return this.handler.execute();
  }
}
