import { MENU_CSV_COLUMNS, menuJsonLd, type Menu } from '@chalkboard/contracts';
import { exportCsvRoute, exportJsonLdRoute, exportJsonRoute } from '@chalkboard/contracts/api/menu/sharing.routes';
import { Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { exportedMenu, menuRows } from '../../domain/sharing/exported-menu';
import { fileName } from '../../domain/sharing/file-name';
import { PrintedDocuments } from '../../printing/printed-documents';
import { answerFile } from './shared-file';

interface Format {
  readonly file: string;
  readonly type: string;
  write(menu: Menu, link: string): string;
}

const JSON_FORMAT: Format = {
  file: 'menu.json',
  type: 'application/json; charset=utf-8',
  write: (menu, link) => JSON.stringify(exportedMenu(menu, link), undefined, 2),
};
const CSV: Format = {
  file: 'menu.csv',
  type: 'text/csv; charset=utf-8',
  // A cell that a spreadsheet would reckon with is none: names come from strangers' papers.
  write: (menu, link) =>
    stringify(menuRows(menu, link), {
      header: true,
      columns: [...MENU_CSV_COLUMNS],
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    }),
};
const JSON_LD: Format = {
  file: 'menu.jsonld',
  type: 'application/ld+json; charset=utf-8',
  write: (menu, link) => JSON.stringify(menuJsonLd(menu, link), undefined, 2),
};

/** The menu to be taken elsewhere. */
@Controller()
export class ExportMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly documents: PrintedDocuments,
  ) {}

  @Handles(exportJsonRoute)
  json(
    @Param('shareId') shareId: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer(shareId, JSON_FORMAT, known, reply);
  }

  @Handles(exportCsvRoute)
  csv(
    @Param('shareId') shareId: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer(shareId, CSV, known, reply);
  }

  @Handles(exportJsonLdRoute)
  jsonLd(
    @Param('shareId') shareId: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer(shareId, JSON_LD, known, reply);
  }

  private async answer(
    shareId: string,
    { file, type, write }: Format,
    known: string | undefined,
    reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    const { menu } = stored;
    return answerFile(reply, {
      etag: this.documents.etagOf(menu, file, 'a4'),
      known,
      type,
      name: fileName(menu.restaurantName, file),
      download: true,
      make: () => Buffer.from(write(menu, this.documents.linkOf(shareId))),
    });
  }
}
