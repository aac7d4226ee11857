import { randomBytes } from 'node:crypto';
import type { EditLinkRequest, EditLink, EditRights, NewEditLink } from '@chalkboard/contracts';
import {
  endOtherRightsRoute,
  listEditLinksRoute,
  makeEditLinkRoute,
  revokeEditLinkRoute,
} from '@chalkboard/contracts/api/menu/rights.routes';
import { Handles, hashSecret, RouteBody } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Header, Param } from '@nestjs/common';
import { withEditLink, withoutEditLink, withoutOtherRights } from '../../domain/menu/edit-links';
import { assertMayShareRights, type Caller } from '../../domain/menu/edit-right';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { newPartId } from '../../domain/menu/secret-id';
import { type StoredMenu, type KeptEditLink } from '../../domain/menu/stored-menu';
import { CurrentCaller } from '../../http/caller';

/** Links that give others the right to change a menu, and the end of such rights. */
@Controller()
export class EditLinksController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(listEditLinksRoute)
  @Header('cache-control', 'no-store')
  async list(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<EditRights> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    assertMayShareRights(stored, caller);
    return {
      links: (stored.editLinks ?? []).map(viewOf).toReversed(),
      otherDevices: stored.editRightHashes.filter((hash) => hash !== caller.visitor).length,
    };
  }

  /** The secret is in this answer and nowhere else. */
  @Handles(makeEditLinkRoute)
  @Header('cache-control', 'no-store')
  async make(
    @Param('shareId') shareId: string,
    @RouteBody() { label = '' }: EditLinkRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<NewEditLink> {
    const secret = randomBytes(32).toString('base64url');
    const id = newPartId();
    const { editLinks = [] } = await this.change(shareId, caller, (stored) =>
      withEditLink(stored, { id, secretHash: hashSecret(secret), label }, this.clock.now()),
    );
    const made = editLinks.find((link) => link.id === id);
    if (!made) throw new Error('a link that was made and is not there');
    return { ...viewOf(made), url: `/menu/${shareId}/edit#link=${secret}` };
  }

  @Handles(revokeEditLinkRoute)
  async revoke(
    @Param('shareId') shareId: string,
    @Param('linkId') linkId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.change(shareId, caller, (stored) => withoutEditLink(stored, linkId));
  }

  /** Of a menu that belongs to a business no device keeps a right of its own: members have theirs anyway. */
  @Handles(endOtherRightsRoute)
  async endOthers(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<void> {
    await this.change(shareId, caller, (stored) =>
      withoutOtherRights(stored, stored.businessId === undefined ? caller.visitor : undefined),
    );
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
