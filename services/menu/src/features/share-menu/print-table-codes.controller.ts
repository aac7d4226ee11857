import { MISSING_LETTERS_HEADER, TableLinksRpcV1, type PaperQuery } from '@chalkboard/contracts';
import { printTableCodesRoute } from '@chalkboard/contracts/api/menu/table-codes.routes';
import { usualPaper } from '@chalkboard/menu-rules/shared-files';
import { Handles, type HttpReply, Requester, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { editable, type Caller } from '../../domain/menu/edit-right';
import { MenuError } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { fileName } from '../../domain/sharing/file-name';
import { CurrentCaller } from '../../http/caller';
import { PrintedDocuments } from '../../printing/printed-documents';

/** The codes of a restaurant's tables on paper. Tables are ordering's, which is asked for them. */
@Controller()
export class PrintTableCodesController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly documents: PrintedDocuments,
    private readonly requester: Requester,
  ) {}

  @Handles(printTableCodesRoute)
  async print(
    @Param('shareId') shareId: string,
    @RouteQuery() query: PaperQuery,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    const { menu } = editable(await this.menus.find(shareId), caller);
    const { tables } = await this.requester.ask(TableLinksRpcV1, { shareId });
    if (tables.length === 0)
      throw new MenuError('menu.no_tables', 'There are no tables yet. Add them first, then print their codes.');
    const { bytes, missingLetters } = await this.documents.tableCodes(
      menu,
      query.paper ?? usualPaper(menu.currency),
      tables,
    );
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      [MISSING_LETTERS_HEADER]: String(missingLetters),
    });
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `inline; filename="${fileName(menu.restaurantName, 'table-codes.pdf')}"`,
    });
  }
}
