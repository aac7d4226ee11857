import type { AddLocationRequest, OwnedLocation, OwnedLocations } from '@chalkboard/contracts';
import {
  addLocationRoute,
  listOwnedLocationsRoute,
  removeLocationRoute,
  reopenLocationRoute,
} from '@chalkboard/contracts/api/menu/locations.routes';
import { Handles, type HttpReply, LiveHints, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { Location } from '../../domain/locations/followed-menu';
import {
  assertCanBeFollowed,
  newLocation,
  ownedLocation,
  removedLocation,
  reopenedLocation,
} from '../../domain/locations/location';
import { assertMayShareRights, type Caller } from '../../domain/menu/edit-right';
import { locationNotFound, menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { newSecretId } from '../../domain/menu/secret-id';
import type { StoredMenu } from '../../domain/menu/stored-menu';
import { CurrentCaller } from '../../http/caller';

/** Locations of a main menu, for members of its business: who came by an edit link changes menus and makes none. */
@Controller()
export class ManageLocationsController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  @Handles(listOwnedLocationsRoute)
  async list(
    @Param('shareId') shareId: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<OwnedLocations> {
    reply.header('cache-control', 'no-store');
    const main = await this.menus.find(shareId);
    if (!main) throw menuNotFound();
    assertMayManage(main, caller);
    const { ownPrices: _, ...itself } = ownedLocation(main);
    return { main: itself, locations: (await this.menus.locationsOf(shareId)).map(ownedLocation) };
  }

  @Handles(addLocationRoute)
  async add(
    @Param('shareId') shareId: string,
    @RouteBody() request: AddLocationRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<OwnedLocation> {
    return ownedLocation(
      await this.menus.addLocation(shareId, (main, others) => {
        assertMayManage(main, caller);
        return newLocation(main, request, { shareId: newSecretId(), others });
      }),
    );
  }

  @Handles(removeLocationRoute)
  async remove(
    @Param('shareId') main: string,
    @Param('locationShareId') shareId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.change(main, shareId, caller, removedLocation);
  }

  @Handles(reopenLocationRoute)
  async reopen(
    @Param('shareId') main: string,
    @Param('locationShareId') shareId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<OwnedLocation> {
    return ownedLocation(
      await this.change(main, shareId, caller, (location, { menu }, others) =>
        reopenedLocation(location, menu, others),
      ),
    );
  }

  /** Of the main menu in the address alone: a location of another one is not found. */
  private async change(
    mainShareId: string,
    shareId: string,
    caller: Caller,
    change: (location: Location, main: StoredMenu, others: readonly Location[]) => Location,
  ): Promise<Location> {
    const asked = await this.menus.find(mainShareId);
    if (!asked) throw menuNotFound();
    assertMayManage(asked, caller);
    const changed = await this.menus.changeLocation(shareId, (location, main, others) => {
      if (main.menu.shareId !== mainShareId) throw locationNotFound();
      assertMayManage(main, caller);
      return change(location, main, others);
    });
    this.hints.send('menu', shareId);
    return changed;
  }
}

/** @throws MenuError `menu.edit_right_missing`, `menu.is_location`, `menu.no_business`; `access.sign_in_needed` */
function assertMayManage(main: StoredMenu, caller: Caller): void {
  assertMayShareRights(main, caller);
  assertCanBeFollowed(main);
}
