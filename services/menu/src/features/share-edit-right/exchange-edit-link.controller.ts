import type { ExchangeEditLinkRequest, ExchangeEditLinkResponse } from '@chalkboard/contracts';
import { exchangeEditLinkRoute } from '@chalkboard/contracts/api/menu/rights.routes';
import {
  CurrentVisitor,
  Handles,
  hashSecret,
  type HttpRequest,
  RouteBody,
  type Visitor,
} from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Req } from '@nestjs/common';
import { linkNotValid, withLinkOpened } from '../../domain/menu/edit-links';
import { assertAttemptsLeft, hourOf, LinkAttempts } from '../../domain/menu/link-attempts';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { addressKey } from '../../domain/menu/quota';

@Controller()
export class ExchangeEditLinkController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly attempts: LinkAttempts,
    private readonly clock: Clock,
  ) {}

  @Handles(exchangeEditLinkRoute)
  async exchange(
    @RouteBody() { secret }: ExchangeEditLinkRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: HttpRequest,
  ): Promise<ExchangeEditLinkResponse> {
    const now = this.clock.now();
    assertAttemptsLeft(await this.attempts.take(addressKey(request.ip), hourOf(now)), now);
    const secretHash = hashSecret(secret);
    const shareId = await this.menus.findByEditLink(secretHash);
    if (shareId === undefined) throw linkNotValid();
    await this.menus.change(shareId, 'updated', (stored) => withLinkOpened(stored, secretHash, visitor.hash, now));
    return { shareId };
  }
}
