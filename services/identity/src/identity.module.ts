import { Search1760002200000, ServiceKitModule } from '@chalkboard/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module';
import { ACCOUNTS_PROBLEMS } from './accounts/http/accounts.problems';
import { ACCOUNTS_ENTITIES } from './accounts/persistence/accounts-entities';
import { ACCOUNTS_MIGRATIONS } from './accounts/persistence/schema';
import { ApiKeysModule } from './api-keys/api-keys.module';
import { API_KEYS_PROBLEMS } from './api-keys/api-keys.problems';
import { API_KEYS_ENTITIES, API_KEYS_MIGRATIONS } from './api-keys/persistence/schema';
import { AuthorityModule } from './authority/authority.module';
import { AUTHORITY_ENTITIES } from './authority/persistence/authority-entities';
import { PostgresStaffAudit } from './authority/persistence/postgres-staff-audit';
import { AUTHORITY_MIGRATIONS } from './authority/persistence/schema';
import { BillingModule } from './billing/billing.module';
import { BILLING_PROBLEMS } from './billing/http/billing.problems';
import { BILLING_ENTITIES } from './billing/persistence/billing-entities';
import { BILLING_MIGRATIONS } from './billing/persistence/schema';
import { CommunityModule } from './community/community.module';
import { COMMUNITY_PROBLEMS } from './community/http/community.problems';
import { COMMUNITY_ENTITIES } from './community/persistence/community-entities';
import { COMMUNITY_MIGRATIONS } from './community/persistence/schema';
import type { IdentityConfig } from './config';
import { PRIVACY_PROBLEMS } from './privacy/http/privacy.problems';
import { PRIVACY_ENTITIES } from './privacy/persistence/privacy-entities';
import { PRIVACY_MIGRATIONS } from './privacy/persistence/schema';
import { PrivacyModule } from './privacy/privacy.module';
import { REVIEWS_PROBLEMS } from './reviews/http/reviews.problems';
import { REVIEWS_ENTITIES } from './reviews/persistence/reviews-entities';
import { REVIEWS_MIGRATIONS } from './reviews/persistence/schema';
import { ReviewsModule } from './reviews/reviews.module';
import { STAFF_PROBLEMS } from './staff/http/staff.problems';
import { STAFF_MIGRATIONS } from './staff/persistence/schema';
import { STAFF_ENTITIES } from './staff/persistence/staff-entities';
import { StaffModule } from './staff/staff.module';
import { SUBMISSIONS_PROBLEMS } from './submissions/http/submissions.problems';
import { SUBMISSIONS_MIGRATIONS } from './submissions/persistence/schema';
import { SUBMISSIONS_ENTITIES } from './submissions/persistence/submissions-entities';

/**
 * Sealed modules, side by side: none imports another; all stand on authority, and those that take something of anybody
 * on submissions. What one has to know of another it gets from the outbox, in the same transaction.
 */
@Module({})
export class IdentityModule {
  static register(config: IdentityConfig): DynamicModule {
    return {
      module: IdentityModule,
      imports: [
        ServiceKitModule.register({
          service: 'identity',
          config,
          entities: [
            ...STAFF_ENTITIES,
            ...ACCOUNTS_ENTITIES,
            ...AUTHORITY_ENTITIES,
            ...SUBMISSIONS_ENTITIES,
            ...BILLING_ENTITIES,
            ...COMMUNITY_ENTITIES,
            ...PRIVACY_ENTITIES,
            ...REVIEWS_ENTITIES,
            ...API_KEYS_ENTITIES,
          ],
          migrations: [
            Search1760002200000,
            ...STAFF_MIGRATIONS,
            ...ACCOUNTS_MIGRATIONS,
            ...COMMUNITY_MIGRATIONS,
            ...AUTHORITY_MIGRATIONS,
            ...BILLING_MIGRATIONS,
            ...SUBMISSIONS_MIGRATIONS,
            ...REVIEWS_MIGRATIONS,
            ...PRIVACY_MIGRATIONS,
            ...API_KEYS_MIGRATIONS,
          ],
          problems: {
            ...STAFF_PROBLEMS,
            ...ACCOUNTS_PROBLEMS,
            ...COMMUNITY_PROBLEMS,
            ...BILLING_PROBLEMS,
            ...SUBMISSIONS_PROBLEMS,
            ...REVIEWS_PROBLEMS,
            ...PRIVACY_PROBLEMS,
            ...API_KEYS_PROBLEMS,
          },
          staffAudit: (dataSource) => new PostgresStaffAudit(dataSource),
        }),
        AuthorityModule.register(config),
        StaffModule.register(config),
        AccountsModule.register(config),
        CommunityModule,
        BillingModule,
        ReviewsModule.register(config),
        PrivacyModule,
        ApiKeysModule,
      ],
    };
  }
}
