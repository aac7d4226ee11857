import type { AdminProfile, StaffClaims } from '@chalkboard/contracts';
import { showStaffProfileRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { StaffProfiles } from '../domain/staff-profile';

@Controller()
export class GetProfileController {
  constructor(private readonly profiles: StaffProfiles) {}

  @Handles(showStaffProfileRoute)
  async profile(@CurrentStaff() { sub }: StaffClaims): Promise<AdminProfile> {
    return this.profiles.show(await this.profiles.member(sub));
  }
}
