import { Staff1760000200000 } from './migrations/1760000200000-staff';
import { StaffHardening1760002000000 } from './migrations/1760002000000-staff-hardening';
import { KnownDevices1760003700000 } from './migrations/1760003700000-known-devices';
import { RetiredSecrets1760004700000 } from './migrations/1760004700000-retired-secrets';
import { SavedViews1760009500000 } from './migrations/1760009500000-saved-views';

export const STAFF_MIGRATIONS = [
  Staff1760000200000,
  StaffHardening1760002000000,
  KnownDevices1760003700000,
  RetiredSecrets1760004700000,
  SavedViews1760009500000,
];
