import { ARCHIVE, type ArchiveContents, type ImportedMenus, type OwnerClaims } from '@chalkboard/contracts';
import { importMenusRoute, showArchiveRoute } from '@chalkboard/contracts/api/menu/archive.routes';
import type { QueryOf } from '@chalkboard/contracts/api/route';
import { CurrentOwner, Handles, RouteQuery, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Header, Param, Req } from '@nestjs/common';
import { assertOwns } from '../../domain/menu/edit-right';
import { MenuError } from '../../domain/menu/menu.errors';
import { sentFile } from '../../http/sent-file';
import { ImportMenusHandler } from './import-menus.handler';

/** Archives that lie in memory at a time. */
const AT_ONCE = 2;

/** Menus out of an archive, for the owners of a business. */
@Controller()
export class ImportMenusController {
  /** Businesses whose archive is being opened. */
  private readonly open = new Set<string>();

  constructor(private readonly menus: ImportMenusHandler) {}

  @Handles(showArchiveRoute)
  @Header('cache-control', 'no-store')
  contents(
    @Param('businessId') businessId: string,
    @Req() request: HttpRequest,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<ArchiveContents> {
    return this.withArchive({ businessId, request, owner }, (bytes) => this.menus.contents(businessId, bytes));
  }

  @Handles(importMenusRoute)
  @Header('cache-control', 'no-store')
  take(
    @Param('businessId') businessId: string,
    @RouteQuery() { menus }: QueryOf<typeof importMenusRoute>,
    @Req() request: HttpRequest,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<ImportedMenus> {
    return this.withArchive({ businessId, request, owner }, (bytes) => this.menus.execute(businessId, bytes, menus));
  }

  /** Nothing is taken of who may not, and one archive at a time of who may. */
  private async withArchive<T>(
    {
      businessId,
      request,
      owner,
    }: { readonly businessId: string; readonly request: HttpRequest; readonly owner: OwnerClaims },
    work: (bytes: Buffer) => Promise<T>,
  ): Promise<T> {
    assertOwns(owner, businessId);
    if (this.open.has(businessId) || this.open.size >= AT_ONCE)
      throw new MenuError('menu.busy', 'Another archive is being opened right now. Please try again in a moment.');
    this.open.add(businessId);
    try {
      return await work(await archiveOf(request));
    } finally {
      this.open.delete(businessId);
    }
  }
}

/** @throws MenuError `menu.no_archive`, `menu.archive_too_large` */
async function archiveOf(request: HttpRequest): Promise<Buffer> {
  const file = await sentFile(request, ARCHIVE.maxBytes);
  if (!file || (file.bytes.length === 0 && !file.truncated))
    throw new MenuError('menu.no_archive', 'Please choose an archive: a ZIP file that was downloaded here.');
  if (file.truncated || file.bytes.length >= ARCHIVE.maxBytes)
    throw new MenuError(
      'menu.archive_too_large',
      `An archive must be smaller than ${ARCHIVE.maxBytes / 1024 / 1024}MB.`,
    );
  return file.bytes;
}
