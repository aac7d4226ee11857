import { Controller, Get, Query, Req, type StreamableFile } from '@nestjs/common';
import { AdminBusinessExportQuery, STAFF_RIGHTS, type StaffClaims } from '@chalkboard/contracts';
import { contract, csvFile, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { ExportBusinessesHandler } from './export-businesses.handler';

const COLUMNS = ['Business', 'Owner', 'E-mail', 'Phone', 'City', 'State', 'Status', 'Plan', 'Monthly revenue (USD)', 'Signed up'];

@Controller('api/admin/businesses')
export class ExportBusinessesController {
  constructor(private readonly handler: ExportBusinessesHandler) {}

  @StaffOnly(...STAFF_RIGHTS['businesses.read'])
  @Get('export')
  async export(@Query(contract(AdminBusinessExportQuery)) query: AdminBusinessExportQuery, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<StreamableFile> {
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
