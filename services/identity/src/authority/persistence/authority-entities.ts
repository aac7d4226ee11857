import { AuditEntryEntity } from './audit-entry.entity';
import { SigningKeyEntity } from './signing-key.entity';

export const AUTHORITY_ENTITIES = [SigningKeyEntity, AuditEntryEntity];
