import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ContactMessages } from './domain/contact-messages';
import { ReferralProgramme, Referrals } from './domain/referrals';
import { AnswerAcknowledgementController } from './features/answer-acknowledgement.controller';
import { FollowReferralsHandler } from './features/follow-referrals.handler';
import { GiveReferralLinkController } from './features/give-referral-link/give-referral-link.controller';
import { GiveReferralLinkHandler } from './features/give-referral-link/give-referral-link.handler';
import { HandleContactMessageController } from './features/handle-contact-message.controller';
import { ListContactMessagesController } from './features/list-contact-messages.controller';
import { MoveReferralController } from './features/move-referral.controller';
import { SetReferralProgrammeController } from './features/set-referral-programme.controller';
import { ShowReferralsController } from './features/show-referrals.controller';
import { SubmitContactController } from './features/submit-contact/submit-contact.controller';
import { SubmitContactHandler } from './features/submit-contact/submit-contact.handler';
import { SubmitReferralController } from './features/submit-referral/submit-referral.controller';
import { SubmitReferralHandler } from './features/submit-referral/submit-referral.handler';
import { ContactMessageRecords } from './persistence/contact-message-records';
import { PostgresContactMessages } from './persistence/postgres-contact-messages';
import { PostgresReferralProgramme } from './persistence/postgres-referral-programme';
import { PostgresReferrals } from './persistence/postgres-referrals';
import { ReferralFollowing } from './persistence/referral-following';
import { ReferralLinkRecords } from './persistence/referral-link-records';
import { ReferralRecords } from './persistence/referral-records';

/** What people outside tell the platform, messages to us and restaurants they refer, and what staff makes of it. */
@Module({
  imports: [SubmissionsModule],
  controllers: [
    SubmitContactController,
    SubmitReferralController,
    GiveReferralLinkController,
    AnswerAcknowledgementController,
    ListContactMessagesController,
    HandleContactMessageController,
    ShowReferralsController,
    MoveReferralController,
    SetReferralProgrammeController,
  ],
  providers: [
    SubmitContactHandler,
    SubmitReferralHandler,
    GiveReferralLinkHandler,
    FollowReferralsHandler,
    ReferralFollowing,
    ContactMessageRecords,
    ReferralLinkRecords,
    ReferralRecords,
    { provide: ContactMessages, useClass: PostgresContactMessages },
    { provide: Referrals, useClass: PostgresReferrals },
    { provide: ReferralProgramme, useClass: PostgresReferralProgramme },
  ],
})
export class CommunityModule {}
