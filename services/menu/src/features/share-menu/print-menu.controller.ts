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
import { Handles, type HttpReply, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { fileName } from '../../domain/sharing/file-name';
import type { PrintedKind } from '../../domain/sharing/menu-printer';
import { PrintedDocuments } from '../../printing/printed-documents';
import { answerFile } from './shared-file';

const PDF = 'application/pdf';
const PNG = 'image/png';
/** A picture whose address names the menu's version. */
const KEPT_LONG = 'public, max-age=604800, immutable';

/** What is drawn of a menu. */
@Controller()
export class PrintMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly documents: PrintedDocuments,
  ) {}

  @Handles(printMenuRoute)
  menu(
    @Param('shareId') shareId: string,
    @RouteQuery() query: PaperQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer({ shareId, kind: 'menu', type: PDF, end: 'menu.pdf', query, known, reply });
  }

  @Handles(printTableTentsRoute)
  tents(
    @Param('shareId') shareId: string,
    @RouteQuery() query: PaperQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer({ shareId, kind: 'table-tents', type: PDF, end: 'table-tents.pdf', query, known, reply });
  }

  @Handles(printWindowCardRoute)
  card(
    @Param('shareId') shareId: string,
    @RouteQuery() query: PaperQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer({ shareId, kind: 'window-card', type: PDF, end: 'window-card.pdf', query, known, reply });
  }

  @Handles(drawMenuRoute)
  menuPicture(
    @Param('shareId') shareId: string,
    @RouteQuery() { v: version, ...query }: PictureQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer({ shareId, kind: 'menu-picture', type: PNG, end: 'menu.png', query, version, known, reply });
  }

  @Handles(drawTableTentsRoute)
  tentsPicture(
    @Param('shareId') shareId: string,
    @RouteQuery() { v: version, ...query }: PictureQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer({
      shareId,
      kind: 'table-tents-picture',
      type: PNG,
      end: 'table-tents.png',
      query,
      version,
      known,
      reply,
    });
  }

  @Handles(drawWindowCardRoute)
  cardPicture(
    @Param('shareId') shareId: string,
    @RouteQuery() { v: version, ...query }: PictureQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer({
      shareId,
      kind: 'window-card-picture',
      type: PNG,
      end: 'window-card.png',
      query,
      version,
      known,
      reply,
    });
  }

  @Handles(drawPreviewRoute)
  preview(
    @Param('shareId') shareId: string,
    @RouteQuery() { v: version }: QueryOf<typeof drawPreviewRoute>,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer({
      shareId,
      kind: 'preview',
      type: PNG,
      end: 'preview.png',
      query: { paper: 'a4' },
      version,
      known,
      reply,
    });
  }

  private async answer({
    shareId,
    kind,
    type,
    end,
    query,
    version,
    known,
    reply,
  }: {
    readonly shareId: string;
    readonly kind: PrintedKind;
    readonly type: string;
    readonly end: string;
    readonly query: PaperQuery;
    /** That the address names. */
    readonly version?: string;
    readonly known: string | undefined;
    readonly reply: HttpReply;
  }): Promise<StreamableFile | undefined> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    const { menu } = stored;
    const paper = query.paper ?? usualPaper(menu.currency);
    return answerFile(reply, {
      etag: this.documents.etagOf(menu, kind, paper),
      known,
      type,
      name: fileName(menu.restaurantName, end),
      ...(version === String(menu.version) && { cache: KEPT_LONG }),
      make: async () => {
        const { bytes, missingLetters } = await this.documents.get(menu, kind, paper);
        reply.header(MISSING_LETTERS_HEADER, String(missingLetters));
        return bytes;
      },
    });
  }
}
