import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { EditLinkRequest, type EditLink, type EditRights, type NewEditLink } from '@chalkboard/contracts';
import { contract, hashSecret, Public } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { withEditLink, withoutEditLink, withoutOtherRights, type KeptEditLink } from '../../domain/menu/edit-links';
import { assertMayShareRights, type Caller } from '../../domain/menu/edit-right';
import type { StoredMenu } from '../../domain/menu/menu';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { newPartId } from '../../domain/menu/secret-id';
import { CurrentCaller } from '../../http/caller';

/** Links that give others the right to change a menu, and the end of such rights. */
@Controller('api/menu/:shareId')
export class EditLinksController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly clock: Clock,
  ) {}

  @Public('needs the right to give others the right to this menu, which is checked here')
  @Get('edit-links')
  @Header('cache-control', 'no-store')
  async list(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<EditRights> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    assertMayShareRights(stored, caller);
    return { links: (stored.editLinks ?? []).map(viewOf).toReversed(), otherDevices: stored.editRightHashes.filter((hash) => hash !== caller.visitor).length };
  }

  /** The secret is in this answer and nowhere else. */
  @Public('needs the right to give others the right to this menu, which is checked under its lock')
  @Post('edit-links')
  @Header('cache-control', 'no-store')
  async make(@Param('shareId') shareId: string, @Body(contract(EditLinkRequest)) { label = '' }: EditLinkRequest, @CurrentCaller() caller: Caller): Promise<NewEditLink> {
    const secret = randomBytes(32).toString('base64url');
    const id = newPartId();
    const { editLinks = [] } = await this.change(shareId, caller, (stored) => withEditLink(stored, { id, secretHash: hashSecret(secret), label }, this.clock.now()));
    const made = editLinks.find((link) => link.id === id);
    if (!made) throw new Error('a link that was made and is not there');
    return { ...viewOf(made), url: `/menu/${shareId}/edit#link=${secret}` };
  }

  @Public('needs the right to give others the right to this menu, which is checked under its lock')
  @Delete('edit-links/:linkId')
  @HttpCode(204)
  async revoke(@Param('shareId') shareId: string, @Param('linkId') linkId: string, @CurrentCaller() caller: Caller): Promise<void> {
    await this.change(shareId, caller, (stored) => withoutEditLink(stored, linkId));
  }

  /** Of a menu that belongs to a business no device keeps a right of its own: members have theirs anyway. */
  @Public('needs the right to give others the right to this menu, which is checked under its lock')
  @Delete('edit-rights')
  @HttpCode(204)
  async endOthers(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<void> {
    await this.change(shareId, caller, (stored) => withoutOtherRights(stored, stored.businessId === undefined ? caller.visitor : undefined));
  }

  private change(shareId: string, caller: Caller, change: (stored: StoredMenu) => StoredMenu): Promise<StoredMenu> {
    return this.menus.change(shareId, 'updated', (stored) => {
      assertMayShareRights(stored, caller);
      return change(stored);
    });
  }
}

function viewOf({ id, label, createdAt, visitors, lastUsedAt }: KeptEditLink): EditLink {
  return { id, label, createdAt, devices: visitors.length, lastUsedAt: lastUsedAt ?? null };
}
