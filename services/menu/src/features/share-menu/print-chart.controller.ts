import { ChartVersion, MISSING_LETTERS_HEADER, type PaperQuery } from '@chalkboard/contracts';
import { printAllergenChartRoute } from '@chalkboard/contracts/api/menu/allergens.routes';
import { usualPaper } from '@chalkboard/menu-rules/shared-files';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { MenuError, menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { AllergenCharts } from '../../domain/sharing/allergen-charts';
import { fileName } from '../../domain/sharing/file-name';
import { PrintedDocuments } from '../../printing/printed-documents';
import { answerFile, CurrentFileCall, type FileCall } from './shared-file';

/** An allergen chart as it was issued. */
@Controller()
export class PrintChartController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly charts: AllergenCharts,
    private readonly documents: PrintedDocuments,
  ) {}

  @Handles(printAllergenChartRoute)
  async chart(
    @CurrentFileCall() call: FileCall,
    @Param('version') version: string,
    @RouteQuery() query: PaperQuery,
  ): Promise<StreamableFile | undefined> {
    const { shareId, reply } = call;
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    const { menu } = stored;
    const asked = ChartVersion.safeParse(version);
    const chart = asked.success ? await this.charts.find(shareId, asked.data) : undefined;
    if (!chart) throw new MenuError('menu.chart_not_found', 'There is no allergen chart of this version.');
    const paper = query.paper ?? usualPaper(menu.currency);
    return answerFile(call, {
      etag: this.documents.etagOf(menu, 'allergen-chart', paper, chart),
      type: 'application/pdf',
      name: fileName(menu.restaurantName, `allergens-${chart.version}.pdf`),
      make: async () => {
        const { bytes, missingLetters } = await this.documents.get(menu, 'allergen-chart', paper, chart);
        reply.header(MISSING_LETTERS_HEADER, String(missingLetters));
        return bytes;
      },
    });
  }
}
