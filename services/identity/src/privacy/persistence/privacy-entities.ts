import { PrivacyPartEntity } from './privacy-part.entity';
import { PrivacyRequestEntity } from './privacy-request.entity';

/** Every table of privacy. */
export const PRIVACY_ENTITIES = [PrivacyRequestEntity, PrivacyPartEntity];
