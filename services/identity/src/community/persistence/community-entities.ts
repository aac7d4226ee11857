import { ContactMessageEntity, ContactMessageStepEntity } from './contact-message.entities';
import { ReferralProgrammeEntity } from './referral-programme.entity';
import { ReferralEntity, ReferralStepEntity } from './referral.entities';
import { ReferrerEntity } from './referrer.entity';

/** Every table of community. */
export const COMMUNITY_ENTITIES = [
  ContactMessageEntity,
  ContactMessageStepEntity,
  ReferralEntity,
  ReferralStepEntity,
  ReferrerEntity,
  ReferralProgrammeEntity,
];
