import type { AdminBusinessExportQuery, StaffClaims } from '@chalkboard/contracts';
import { exportBusinessesRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { csvFile, CurrentStaff, Handles, RouteQuery, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, type StreamableFile } from '@nestjs/common';
import { ExportBusinessesHandler } from './export-businesses.handler';

const COLUMNS = [
  'Business',
  'Owner',
  'E-mail',
  'Phone',
  'City',
  'State',
  'Status',
  'Plan',
  'Monthly revenue (USD)',
  'Signed up',
];

@Controller()
export class ExportBusinessesController {
  constructor(private readonly handler: ExportBusinessesHandler) {}

  @Handles(exportBusinessesRoute)
  async export(
    @RouteQuery() query: AdminBusinessExportQuery,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<StreamableFile> {
    const { day, parts } = await this.handler.execute(query, { staffId, address });
    return csvFile(`businesses-${day}.csv`, COLUMNS, lines(parts));
  }
}

async function* lines(parts: Awaited<ReturnType<ExportBusinessesHandler['execute']>>['parts']) {
  for await (const businesses of parts) {
    yield businesses.map((business) => [
      business.businessName,
      business.ownerName,
      business.email,
      business.phone,
      business.city,
      business.state,
      business.registrationStatus,
      business.subscriptionPlan,
      business.monthlyRevenue,
      business.createdAt,
    ]);
  }
}
