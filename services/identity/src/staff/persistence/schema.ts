import { Staff1760000200000 } from './migrations/1760000200000-staff';
import { StaffMemberEntity } from './staff-member.entity';
import { StaffSessionEntity } from './staff-session.entity';

export const STAFF_ENTITIES = [StaffMemberEntity, StaffSessionEntity];
export const STAFF_MIGRATIONS = [Staff1760000200000];
