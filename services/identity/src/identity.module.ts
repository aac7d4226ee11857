import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceKitModule } from '@chalkboard/service-kit';
import { AccountsModule } from './accounts/accounts.module';
import { ACCOUNTS_ENTITIES, ACCOUNTS_MIGRATIONS } from './accounts/persistence/schema';
import { CommunityModule } from './community/community.module';
import { COMMUNITY_PROBLEMS } from './community/http/community.problems';
import { COMMUNITY_ENTITIES, COMMUNITY_MIGRATIONS } from './community/persistence/schema';
import type { IdentityConfig } from './config';
import { STAFF_ENTITIES, STAFF_MIGRATIONS } from './staff/persistence/schema';
import { STAFF_PROBLEMS } from './staff/http/staff.problems';
import { StaffModule } from './staff/staff.module';

/** Sealed modules, side by side: none imports another. */
@Module({})
export class IdentityModule {
  static register(config: IdentityConfig): DynamicModule {
    return {
      module: IdentityModule,
      imports: [
        ServiceKitModule.register({
          service: 'identity',
          config,
          entities: [...STAFF_ENTITIES, ...ACCOUNTS_ENTITIES, ...COMMUNITY_ENTITIES],
          migrations: [...STAFF_MIGRATIONS, ...ACCOUNTS_MIGRATIONS, ...COMMUNITY_MIGRATIONS],
          problems: { ...STAFF_PROBLEMS, ...COMMUNITY_PROBLEMS },
        }),
        StaffModule.register(config),
        AccountsModule.register(config),
        CommunityModule,
      ],
    };
  }
}
