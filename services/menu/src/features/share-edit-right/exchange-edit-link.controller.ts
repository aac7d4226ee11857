import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ExchangeEditLinkRequest, type ExchangeEditLinkResponse } from '@chalkboard/contracts';
import { contract, CurrentVisitor, hashSecret, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { linkNotValid, withLinkOpened } from '../../domain/menu/edit-links';
import { assertTriesLeft, hourOf, LinkTries } from '../../domain/menu/link-tries';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { addressKey } from '../../domain/menu/quota';

@Controller('api/menu/edit-links/exchange')
export class ExchangeEditLinkController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly tries: LinkTries,
    private readonly clock: Clock,
  ) {}

  @Public('the secret of the link is the right to the menu')
  @Post()
  @HttpCode(200)
  async exchange(@Body(contract(ExchangeEditLinkRequest)) { secret }: ExchangeEditLinkRequest, @CurrentVisitor() visitor: Visitor, @Req() request: HttpRequest): Promise<ExchangeEditLinkResponse> {
    const now = this.clock.now();
    assertTriesLeft(await this.tries.take(addressKey(request.ip), hourOf(now)), now);
    const secretHash = hashSecret(secret);
    const shareId = await this.menus.findByEditLink(secretHash);
    if (shareId === undefined) throw linkNotValid();
    await this.menus.change(shareId, 'updated', (stored) => withLinkOpened(stored, secretHash, visitor.hash, now));
    return { shareId };
  }
}
