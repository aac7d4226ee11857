import { ApiKeyEntity } from './api-key.entity';
import { ApiKeys1760009200100 } from './migrations/1760009200100-api-keys';

export const API_KEYS_ENTITIES = [ApiKeyEntity];
export const API_KEYS_MIGRATIONS = [ApiKeys1760009200100];
