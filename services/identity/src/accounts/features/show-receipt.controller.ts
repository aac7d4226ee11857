import type { AccountClosure } from '@chalkboard/contracts';
import { showClosureRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { ReceiptNotFoundError } from '../domain/accounts.errors';
import { Closures } from '../domain/closures';

@Controller()
export class ShowReceiptController {
  constructor(private readonly closures: Closures) {}

  @Handles(showClosureRoute)
  @Header('cache-control', 'no-store')
  async show(@Param('receipt') receipt: string): Promise<AccountClosure> {
    const closure = await this.closures.find(receipt);
    if (!closure) throw new ReceiptNotFoundError();
    return closure;
  }
}
