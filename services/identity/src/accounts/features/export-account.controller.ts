import type { AccountExport, OwnerClaims } from '@chalkboard/contracts';
import { exportAccountRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Header } from '@nestjs/common';
import { Accounts } from '../domain/accounts';
import { SessionEndedError } from '../domain/accounts.errors';

@Controller()
export class ExportAccountController {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  @Handles(exportAccountRoute)
  @Header('cache-control', 'no-store')
  @Header('content-disposition', 'attachment; filename="account.json"')
  async export(@CurrentOwner() { sub }: OwnerClaims): Promise<AccountExport> {
    const exported = await this.accounts.export(sub, this.clock.now());
    if (!exported) throw new SessionEndedError();
    return exported;
  }
}
