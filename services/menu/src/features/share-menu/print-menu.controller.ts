import { MISSING_LETTERS_HEADER, type PaperQuery, type PictureQuery } from '@chalkboard/contracts';
import {
  drawMenuRoute,
  drawPreviewRoute,
  drawTableTentsRoute,
  drawWindowCardRoute,
  printMenuRoute,
  printTableTentsRoute,
  printWindowCardRoute,
} from '@chalkboard/contracts/api/menu/sharing.routes';
import type { QueryOf } from '@chalkboard/contracts/api/route';
import { usualPaper } from '@chalkboard/menu-rules/shared-files';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { fileName } from '../../domain/sharing/file-name';
import type { PrintedKind } from '../../domain/sharing/menu-printer';
import { PrintedDocuments } from '../../printing/printed-documents';
import { answerFile, CurrentFileCall, type FileCall } from './shared-file';

const PDF = 'application/pdf';
const PNG = 'image/png';
/** A picture whose address names the menu's version. */
const KEPT_LONG = 'public, max-age=604800, immutable';

interface Print {
  readonly kind: PrintedKind;
  readonly type: string;
  readonly end: string;
  readonly query: PaperQuery;
  /** That the address names. */
  readonly version?: string;
}

/** What is drawn of a menu. */
@Controller()
export class PrintMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly documents: PrintedDocuments,
  ) {}

  @Handles(printMenuRoute)
  menu(@CurrentFileCall() call: FileCall, @RouteQuery() query: PaperQuery): Promise<StreamableFile | undefined> {
    return this.answer(call, { kind: 'menu', type: PDF, end: 'menu.pdf', query });
  }

  @Handles(printTableTentsRoute)
  tents(@CurrentFileCall() call: FileCall, @RouteQuery() query: PaperQuery): Promise<StreamableFile | undefined> {
    return this.answer(call, { kind: 'table-tents', type: PDF, end: 'table-tents.pdf', query });
  }

  @Handles(printWindowCardRoute)
  card(@CurrentFileCall() call: FileCall, @RouteQuery() query: PaperQuery): Promise<StreamableFile | undefined> {
    return this.answer(call, { kind: 'window-card', type: PDF, end: 'window-card.pdf', query });
  }

  @Handles(drawMenuRoute)
  menuPicture(
    @CurrentFileCall() call: FileCall,
    @RouteQuery() { v: version, ...query }: PictureQuery,
  ): Promise<StreamableFile | undefined> {
    return this.answer(call, { kind: 'menu-picture', type: PNG, end: 'menu.png', query, version });
  }

  @Handles(drawTableTentsRoute)
  tentsPicture(
    @CurrentFileCall() call: FileCall,
    @RouteQuery() { v: version, ...query }: PictureQuery,
  ): Promise<StreamableFile | undefined> {
    return this.answer(call, { kind: 'table-tents-picture', type: PNG, end: 'table-tents.png', query, version });
  }

  @Handles(drawWindowCardRoute)
  cardPicture(
    @CurrentFileCall() call: FileCall,
    @RouteQuery() { v: version, ...query }: PictureQuery,
  ): Promise<StreamableFile | undefined> {
    return this.answer(call, { kind: 'window-card-picture', type: PNG, end: 'window-card.png', query, version });
  }

  @Handles(drawPreviewRoute)
  preview(
    @CurrentFileCall() call: FileCall,
    @RouteQuery() { v: version }: QueryOf<typeof drawPreviewRoute>,
  ): Promise<StreamableFile | undefined> {
    return this.answer(call, { kind: 'preview', type: PNG, end: 'preview.png', query: { paper: 'a4' }, version });
  }

  private async answer(
    call: FileCall,
    { kind, type, end, query, version }: Print,
  ): Promise<StreamableFile | undefined> {
    const stored = await this.menus.find(call.shareId);
    if (!stored) throw menuNotFound();
    const { menu } = stored;
    const paper = query.paper ?? usualPaper(menu.currency);
    return answerFile(call, {
      etag: this.documents.etagOf(menu, kind, paper),
      type,
      name: fileName(menu.restaurantName, end),
      ...(version === String(menu.version) && { cache: KEPT_LONG }),
      make: async () => {
        const { bytes, missingLetters } = await this.documents.get(menu, kind, paper);
        call.reply.header(MISSING_LETTERS_HEADER, String(missingLetters));
        return bytes;
      },
    });
  }
}
