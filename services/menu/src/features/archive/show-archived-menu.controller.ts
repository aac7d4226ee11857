import type { ArchivedMenu, OwnerClaims } from '@chalkboard/contracts';
import { showArchivedMenuRoute } from '@chalkboard/contracts/api/menu/archive.routes';
import { CurrentOwner, Handles } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { archivedMenu } from '../../domain/archive/archived-menu';
import { assertOwnsMenu } from '../../domain/menu/edit-right';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';

/** A menu as it lies in an archive; the page puts the archive together. */
@Controller()
export class ShowArchivedMenuController {
  constructor(private readonly menus: MenuRepository) {}

  @Handles(showArchivedMenuRoute)
  @Header('cache-control', 'no-store')
  async show(@Param('shareId') shareId: string, @CurrentOwner() owner: OwnerClaims): Promise<ArchivedMenu> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    assertOwnsMenu(stored, owner);
    return archivedMenu(stored);
  }
}
