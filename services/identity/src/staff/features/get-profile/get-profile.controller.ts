import { Controller, Get } from '@nestjs/common';
import type { AdminProfile, StaffClaims } from '@chalkboard/contracts';
import { CurrentStaff, StaffOnly } from '@chalkboard/service-kit';
import { SessionEndedError } from '../../domain/staff.errors';
import { StaffRepository } from '../../domain/staff.repository';

@Controller('api/admin')
export class GetProfileController {
  constructor(private readonly staff: StaffRepository) {}

  @StaffOnly()
  @Get('profile')
  async profile(@CurrentStaff() { sub }: StaffClaims): Promise<AdminProfile> {
    const member = await this.staff.findById(sub);
    if (!member?.isActive) throw new SessionEndedError();
    const { firstName, lastName, email, role } = member;
    return { firstName, lastName, email, role };
  }
}
