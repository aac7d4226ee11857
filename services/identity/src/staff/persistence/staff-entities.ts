import { KnownDeviceEntity } from './known-device.entity';
import { SavedViewEntity } from './saved-view.entity';
import { SignInAttemptEntity } from './sign-in-attempt.entity';
import { SignInChallengeEntity } from './sign-in-challenge.entity';
import { StaffMemberEntity } from './staff-member.entity';
import { StaffSessionEntity } from './staff-session.entity';
import { RecoveryCodeEntity, TwoFactorEntity } from './two-factor.entities';

export const STAFF_ENTITIES = [
  StaffMemberEntity,
  StaffSessionEntity,
  TwoFactorEntity,
  RecoveryCodeEntity,
  SignInChallengeEntity,
  KnownDeviceEntity,
  SignInAttemptEntity,
  SavedViewEntity,
];
