import { Controller, Get, Header, Param } from '@nestjs/common';
import type { AccountClosure } from '@chalkboard/contracts';
import { Public } from '@chalkboard/service-kit';
import { ReceiptNotFoundError } from '../../domain/accounts.errors';
import { Closures } from '../../domain/closures';

@Controller('api/account/closures')
export class ShowReceiptController {
  constructor(private readonly closures: Closures) {}

  @Public('the number of the receipt is what gives the right: when the account is gone nobody can sign in')
  @Get(':receipt')
  @Header('cache-control', 'no-store')
  async show(@Param('receipt') receipt: string): Promise<AccountClosure> {
    const closure = await this.closures.find(receipt);
    if (!closure) throw new ReceiptNotFoundError();
    return closure;
  }
}
