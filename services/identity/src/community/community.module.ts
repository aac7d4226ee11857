import { Module } from '@nestjs/common';
import { ContactMessages } from './domain/contact-messages';
import { Referrals } from './domain/referrals';
import { SubmissionLimits } from './domain/submission-limits';
import { AnswerAcknowledgementController } from './features/answer-acknowledgement/answer-acknowledgement.controller';
import { ForgetOldSubmissionsHandler } from './features/forget-old-submissions/forget-old-submissions.handler';
import { ListContactMessagesController } from './features/list-contact-messages/list-contact-messages.controller';
import { ListReferralsController } from './features/list-referrals/list-referrals.controller';
import { SubmitContactController } from './features/submit-contact/submit-contact.controller';
import { SubmitContactHandler } from './features/submit-contact/submit-contact.handler';
import { SubmitReferralController } from './features/submit-referral/submit-referral.controller';
import { SubmitReferralHandler } from './features/submit-referral/submit-referral.handler';
import { PostgresSubmissionLimits } from './persistence/postgres-submission-limits';
import { TypeormContactMessages } from './persistence/typeorm-contact-messages';
import { TypeormReferrals } from './persistence/typeorm-referrals';

/** What people outside tell the platform: messages to us, and restaurants they refer. */
@Module({
  controllers: [SubmitContactController, SubmitReferralController, AnswerAcknowledgementController, ListContactMessagesController, ListReferralsController],
  providers: [
    SubmitContactHandler,
    SubmitReferralHandler,
    ForgetOldSubmissionsHandler,
    { provide: ContactMessages, useClass: TypeormContactMessages },
    { provide: Referrals, useClass: TypeormReferrals },
    { provide: SubmissionLimits, useClass: PostgresSubmissionLimits },
  ],
})
export class CommunityModule {}
