import { Controller, Get } from '@nestjs/common';
import { STAFF_RIGHTS, type AdminProfile, type StaffClaims } from '@chalkboard/contracts';
import { CurrentStaff, StaffOnly } from '@chalkboard/service-kit';
import { StaffProfiles } from '../../domain/staff-profile';

@Controller('api/admin')
export class GetProfileController {
  constructor(private readonly profiles: StaffProfiles) {}

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Get('profile')
  async profile(@CurrentStaff() { sub }: StaffClaims): Promise<AdminProfile> {
    return this.profiles.show(await this.profiles.member(sub));
  }
}
