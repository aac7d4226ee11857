import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { RequestedKeptData } from './adapters/requested-kept-data';
import { KeptData } from './domain/kept-data';
import { PrivacyRequests } from './domain/privacy-requests';
import { AnswerPrivacyController } from './features/answer-privacy.controller';
import { EraseDataController } from './features/erase-data.controller';
import { OnErasureDoneConsumer } from './features/on-erasure-done/on-erasure-done.consumer';
import { OnErasureDoneHandler } from './features/on-erasure-done/on-erasure-done.handler';
import { ProveContactController } from './features/prove-contact/prove-contact.controller';
import { ProveContactHandler } from './features/prove-contact/prove-contact.handler';
import { PurgeRequestsHandler } from './features/purge-requests.handler';
import { RepeatErasuresHandler } from './features/repeat-erasures.handler';
import { RequestCodeController } from './features/request-code/request-code.controller';
import { RequestCodeHandler } from './features/request-code/request-code.handler';
import { ShowDataController } from './features/show-data/show-data.controller';
import { ShowDataHandler } from './features/show-data/show-data.handler';
import { PostgresPrivacyRequests } from './persistence/postgres-privacy-requests';

/**
 * Customers, who have no account, see what is kept of them by their number or address, and have it erased in every
 * service.
 */
@Module({
  imports: [SubmissionsModule],
  controllers: [
    RequestCodeController,
    ProveContactController,
    ShowDataController,
    EraseDataController,
    AnswerPrivacyController,
    OnErasureDoneConsumer,
  ],
  providers: [
    RequestCodeHandler,
    ProveContactHandler,
    ShowDataHandler,
    OnErasureDoneHandler,
    PurgeRequestsHandler,
    RepeatErasuresHandler,
    { provide: PrivacyRequests, useClass: PostgresPrivacyRequests },
    { provide: KeptData, useClass: RequestedKeptData },
  ],
})
export class PrivacyModule {}
