import type { ClaimMenuRequest, MenuClaim } from '@chalkboard/contracts';
import { claimMenuRoute } from '@chalkboard/contracts/api/menu/rights.routes';
import { Handles, LiveHints, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { claimedBy } from '../domain/menu/edit-links';
import { assertMayClaim, type Caller } from '../domain/menu/edit-right';
import { MenuRepository } from '../domain/menu/menu.repository';
import { CurrentCaller } from '../http/caller';

@Controller()
export class ClaimMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  /** Brings a menu into a business of the caller, by the right of the device that uploaded it. */
  @Handles(claimMenuRoute)
  async claim(
    @Param('shareId') shareId: string,
    @RouteBody() { businessId, locationId }: ClaimMenuRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<MenuClaim> {
    const claimed = await this.menus.change(shareId, 'updated', (stored) => {
      assertMayClaim(stored, caller, businessId);
      return claimedBy(stored, { businessId, locationId, visitor: caller.visitor });
    });
    this.hints.send('menu', shareId);
    return { shareId, businessId, locationId: claimed.locationId ?? null };
  }
}
