import { ContactMessageEntity } from './contact-message.entity';
import { Community1760000500000 } from './migrations/1760000500000-community';
import { ReferralEntity } from './referral.entity';

export const COMMUNITY_ENTITIES = [ContactMessageEntity, ReferralEntity];
export const COMMUNITY_MIGRATIONS = [Community1760000500000];
