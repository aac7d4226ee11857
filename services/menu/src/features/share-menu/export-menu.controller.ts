import { MENU_CSV_COLUMNS, type Menu } from '@chalkboard/contracts';
import {
  exportCsvRoute,
  exportGoogleRoute,
  exportJsonLdRoute,
  exportJsonRoute,
  exportSquareRoute,
  exportUberEatsRoute,
} from '@chalkboard/contracts/api/menu/sharing.routes';
import { NOT_EXPORTED_HEADER } from '@chalkboard/contracts/http/share-choices';
import { menuJsonLd } from '@chalkboard/menu-rules/schema-org';
import { notExportedHeader } from '@chalkboard/menu-rules/shared-files';
import { soldOutAt } from '@chalkboard/menu-rules/sold-out';
import { Handles } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, type StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { googleFoodMenus } from '../../domain/sharing/elsewhere/google-food-menus';
import { squareCatalog } from '../../domain/sharing/elsewhere/square-catalog';
import { uberEatsMenu } from '../../domain/sharing/elsewhere/uber-eats-menu';
import { exportedMenu, menuRows } from '../../domain/sharing/exported-menu';
import { fileName } from '../../domain/sharing/file-name';
import { PrintedDocuments } from '../../printing/printed-documents';
import { answerFile, CurrentFileCall, type FileCall } from './shared-file';

interface Written {
  readonly text: string;
  /** What of the menu has no place in the file; undefined where all of it has. */
  readonly notExported?: readonly string[];
}

interface Format {
  readonly file: string;
  readonly type: string;
  /** @param menu with what is sold out now */
  write(menu: Menu, link: string): Written;
}

const JSON_FORMAT: Format = {
  file: 'menu.json',
  type: 'application/json; charset=utf-8',
  write: (menu, link) => ({ text: pretty(exportedMenu(menu, link)) }),
};
const CSV: Format = {
  file: 'menu.csv',
  type: 'text/csv; charset=utf-8',
  // A cell that a spreadsheet would reckon with is none: names come from strangers' papers.
  write: (menu, link) => ({
    text: stringify(menuRows(menu, link), {
      header: true,
      columns: [...MENU_CSV_COLUMNS],
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    }),
  }),
};
const JSON_LD: Format = {
  file: 'menu.jsonld',
  type: 'application/ld+json; charset=utf-8',
  write: (menu, link) => ({ text: pretty(menuJsonLd(menu, link)) }),
};
const UBER_EATS = forOthers('uber-eats.json', uberEatsMenu);
const SQUARE = forOthers('square.json', squareCatalog);
const GOOGLE = forOthers('google.json', googleFoodMenus);

function forOthers(
  file: string,
  of: (menu: Menu, link: string) => { readonly body: object; readonly notExported: readonly string[] },
): Format {
  return {
    file,
    type: 'application/json; charset=utf-8',
    write: (menu, link) => {
      const { body, notExported } = of(menu, link);
      return { text: pretty(body), notExported };
    },
  };
}

function pretty(value: object): string {
  return JSON.stringify(value, undefined, 2);
}

/** The menu to be taken elsewhere. */
@Controller()
export class ExportMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly documents: PrintedDocuments,
    private readonly clock: Clock,
  ) {}

  @Handles(exportJsonRoute)
  json(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, JSON_FORMAT);
  }

  @Handles(exportCsvRoute)
  csv(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, CSV);
  }

  @Handles(exportJsonLdRoute)
  jsonLd(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, JSON_LD);
  }

  @Handles(exportUberEatsRoute)
  uberEats(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, UBER_EATS);
  }

  @Handles(exportSquareRoute)
  square(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, SQUARE);
  }

  @Handles(exportGoogleRoute)
  google(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, GOOGLE);
  }

  private async answer(call: FileCall, { file, type, write }: Format): Promise<StreamableFile | undefined> {
    const stored = await this.menus.find(call.shareId);
    if (!stored) throw menuNotFound();
    const menu = soldOutAt(stored.menu, this.clock.now().getTime());
    return answerFile(call, {
      etag: this.documents.etagOf(menu, [file, ...soldOutOf(menu)].join('\n'), 'a4'),
      type,
      name: fileName(menu.restaurantName, file),
      download: true,
      make: () => {
        const { text, notExported } = write(menu, this.documents.linkOf(call.shareId));
        if (notExported) call.reply.header(NOT_EXPORTED_HEADER, notExportedHeader(notExported));
        return Buffer.from(text);
      },
    });
  }
}

/** What is sold out for a time, which changes without a new version of the menu. */
function soldOutOf({ categories }: Menu): string[] {
  return categories.flatMap(({ items }) => items.flatMap((item) => (item.soldOutUntil ? [item.id] : [])));
}
