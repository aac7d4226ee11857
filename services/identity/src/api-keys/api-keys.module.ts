import { Module } from '@nestjs/common';
import { ApiKeyStore } from './domain/api-key-store';
import { AnnounceChangedKeysHandler } from './features/announce-changed-keys.handler';
import { AnswerApiKeyController } from './features/answer-api-key.controller';
import { FollowBusinessesHandler } from './features/follow-businesses.handler';
import { KeepApiKeysController } from './features/keep-api-keys.controller';
import { PostgresApiKeys } from './persistence/postgres-api-keys';

/** Keys by which programs of a business call the API. */
@Module({
  controllers: [KeepApiKeysController, AnswerApiKeyController],
  providers: [
    AnnounceChangedKeysHandler,
    FollowBusinessesHandler,
    PostgresApiKeys,
    { provide: ApiKeyStore, useExisting: PostgresApiKeys },
  ],
})
export class ApiKeysModule {}
