import { Clock } from '@chalkboard/service-kit/domain';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TokenSigner } from '../authority/domain/token-signer';
import type { IdentityConfig } from '../config';
import { ChangedOwnerRights } from './adapters/changed-owner-rights';
import { AccountContacts, Accounts } from './domain/accounts';
import { Attempts } from './domain/attempts';
import { BusinessRecords } from './domain/business-records';
import { Businesses } from './domain/businesses';
import { Closures } from './domain/closures';
import { Entries } from './domain/entry';
import { Locations } from './domain/locations';
import { OrderFacts } from './domain/order-facts';
import { OwnerSessions } from './domain/owner-sessions';
import { Registrations, SignupDrafts } from './domain/registrations';
import { SignIns } from './domain/sign-ins';
import { Teams } from './domain/teams';
import { AddBusinessController } from './features/add-business/add-business.controller';
import { AddBusinessHandler } from './features/add-business/add-business.handler';
import { AddContactController } from './features/add-contact/add-contact.controller';
import { AddContactHandler } from './features/add-contact/add-contact.handler';
import { AnonymiseOrdersHandler } from './features/anonymise-orders.handler';
import { AnswerBusinessNoticeController } from './features/answer-business-notice.controller';
import { AnswerSignInMessageController } from './features/answer-sign-in-message.controller';
import { ChangeBusinessController } from './features/change-business.controller';
import { ChangeMemberController } from './features/change-member/change-member.controller';
import { ChangeMemberHandler } from './features/change-member/change-member.handler';
import { ChooseLanguageController } from './features/choose-language.controller';
import { CloseAccountController } from './features/close-account.controller';
import { DecideRegistrationController } from './features/decide-registration/decide-registration.controller';
import { DecideRegistrationHandler } from './features/decide-registration/decide-registration.handler';
import { EndSessionController } from './features/end-session/end-session.controller';
import { EndSessionHandler } from './features/end-session/end-session.handler';
import { EraseClosedAccountsHandler } from './features/erase-closed-accounts.handler';
import { ExportAccountController } from './features/export-account.controller';
import { ExportBusinessesController } from './features/export-businesses/export-businesses.controller';
import { ExportBusinessesHandler } from './features/export-businesses/export-businesses.handler';
import { GetStatsController } from './features/get-stats/get-stats.controller';
import { GetStatsHandler } from './features/get-stats/get-stats.handler';
import { InviteMemberController } from './features/invite-member/invite-member.controller';
import { InviteMemberHandler } from './features/invite-member/invite-member.handler';
import { KeepDraftController } from './features/keep-draft/keep-draft.controller';
import { KeepDraftHandler } from './features/keep-draft/keep-draft.handler';
import { KeepLocationController } from './features/keep-location.controller';
import { ListBusinessesController } from './features/list-businesses.controller';
import { ListMembersController } from './features/list-members.controller';
import { ListSessionsController } from './features/list-sessions.controller';
import { LoadDemoBusinessHandler } from './features/load-demo-business.handler';
import { NoteBusinessController } from './features/note-business.controller';
import { OnMenuChangedConsumer } from './features/on-menu-changed.consumer';
import { OnOrderCorrectedConsumer } from './features/on-order-corrected.consumer';
import { OnOrderPlacedConsumer } from './features/on-order-placed.consumer';
import { OnOrderStatusChangedConsumer } from './features/on-order-status-changed.consumer';
import { OnPlanChangedHandler } from './features/on-plan-changed.handler';
import { PurgeOldSignInsHandler } from './features/purge-old-sign-ins.handler';
import { RefreshSessionController } from './features/refresh-session/refresh-session.controller';
import { RefreshSessionHandler } from './features/refresh-session/refresh-session.handler';
import { RemoveContactController } from './features/remove-contact/remove-contact.controller';
import { RemoveContactHandler } from './features/remove-contact/remove-contact.handler';
import { RenameAccountController } from './features/rename-account.controller';
import { RequestSignInController } from './features/request-sign-in/request-sign-in.controller';
import { RequestSignInHandler } from './features/request-sign-in/request-sign-in.handler';
import { ShowAccountController } from './features/show-account.controller';
import { ShowBusinessController } from './features/show-business.controller';
import { ShowReceiptController } from './features/show-receipt.controller';
import { SignInByCodeController } from './features/sign-in-by-code/sign-in-by-code.controller';
import { SignInByCodeHandler } from './features/sign-in-by-code/sign-in-by-code.handler';
import { SignInByLinkController } from './features/sign-in-by-link/sign-in-by-link.controller';
import { SignInByLinkHandler } from './features/sign-in-by-link/sign-in-by-link.handler';
import { SignOutController } from './features/sign-out/sign-out.controller';
import { SignOutHandler } from './features/sign-out/sign-out.handler';
import { SignUpBusinessController } from './features/sign-up-business/sign-up-business.controller';
import { SignUpBusinessHandler } from './features/sign-up-business/sign-up-business.handler';
import { AccountReading } from './persistence/account-reading';
import { BusinessSetUp } from './persistence/business-set-up';
import { MenuFactProjection } from './persistence/menu-fact-projection';
import { OrderFactProjection } from './persistence/order-fact-projection';
import { OrderFactRetention } from './persistence/order-fact-retention';
import { PostgresAccountContacts } from './persistence/postgres-account-contacts';
import { PostgresAttempts } from './persistence/postgres-attempts';
import { PostgresBusinessRecords } from './persistence/postgres-business-records';
import { PostgresClosures } from './persistence/postgres-closures';
import { PostgresLocations } from './persistence/postgres-locations';
import { PostgresOwnerSessions } from './persistence/postgres-owner-sessions';
import { PostgresRegistrations } from './persistence/postgres-registrations';
import { PostgresSignIns } from './persistence/postgres-sign-ins';
import { PostgresSignupDrafts } from './persistence/postgres-signup-drafts';
import { PostgresTeams } from './persistence/postgres-teams';
import { SignInOffers } from './persistence/sign-in-offers';
import { TypeormBusinesses } from './persistence/typeorm-businesses';

/** Businesses, the people who own them and work in them, how those sign in, and the figures that staff sees. */
@Module({})
export class AccountsModule {
  static register(config: IdentityConfig): DynamicModule {
    return {
      module: AccountsModule,
      controllers: [
        RequestSignInController,
        SignInByCodeController,
        SignInByLinkController,
        RefreshSessionController,
        SignOutController,
        ListSessionsController,
        EndSessionController,
        ShowAccountController,
        RenameAccountController,
        ChooseLanguageController,
        AddContactController,
        RemoveContactController,
        ExportAccountController,
        CloseAccountController,
        ShowReceiptController,
        SignUpBusinessController,
        KeepDraftController,
        ChangeBusinessController,
        ListMembersController,
        InviteMemberController,
        ChangeMemberController,
        KeepLocationController,
        ListBusinessesController,
        ExportBusinessesController,
        AddBusinessController,
        ShowBusinessController,
        NoteBusinessController,
        DecideRegistrationController,
        GetStatsController,
        AnswerSignInMessageController,
        AnswerBusinessNoticeController,
        OnMenuChangedConsumer,
        OnOrderPlacedConsumer,
        OnOrderStatusChangedConsumer,
        OnOrderCorrectedConsumer,
      ],
      providers: [
        RequestSignInHandler,
        SignInByCodeHandler,
        SignInByLinkHandler,
        RefreshSessionHandler,
        SignOutHandler,
        EndSessionHandler,
        AddContactHandler,
        RemoveContactHandler,
        SignUpBusinessHandler,
        KeepDraftHandler,
        InviteMemberHandler,
        ChangeMemberHandler,
        DecideRegistrationHandler,
        AddBusinessHandler,
        ExportBusinessesHandler,
        PurgeOldSignInsHandler,
        EraseClosedAccountsHandler,
        GetStatsHandler,
        AnonymiseOrdersHandler,
        OnPlanChangedHandler,
        OrderFactRetention,
        ChangedOwnerRights,
        SignInOffers,
        OrderFactProjection,
        MenuFactProjection,
        BusinessSetUp,
        {
          provide: Entries,
          useFactory: (sessions: OwnerSessions, signer: TokenSigner, clock: Clock) =>
            new Entries(sessions, signer, clock),
          inject: [OwnerSessions, TokenSigner, Clock],
        },
        { provide: OrderFacts, useExisting: OrderFactProjection },
        { provide: Accounts, useClass: AccountReading },
        { provide: AccountContacts, useClass: PostgresAccountContacts },
        { provide: Businesses, useClass: TypeormBusinesses },
        { provide: BusinessRecords, useClass: PostgresBusinessRecords },
        { provide: Closures, useClass: PostgresClosures },
        { provide: Locations, useClass: PostgresLocations },
        { provide: OwnerSessions, useClass: PostgresOwnerSessions },
        { provide: Registrations, useClass: PostgresRegistrations },
        { provide: SignIns, useClass: PostgresSignIns },
        { provide: SignupDrafts, useClass: PostgresSignupDrafts },
        { provide: Teams, useClass: PostgresTeams },
        {
          provide: Attempts,
          useFactory: (dataSource: DataSource) => new PostgresAttempts(dataSource, config.TRIES_PER_ADDRESS),
          inject: [DataSource],
        },
        ...(config.DEMO_DATA ? [LoadDemoBusinessHandler] : []),
      ],
    };
  }
}
