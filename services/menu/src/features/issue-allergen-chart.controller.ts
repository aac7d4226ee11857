import type { AllergenChartEntry, AllergenCharts as ChartsOverview } from '@chalkboard/contracts';
import { issueAllergenChartRoute, listAllergenChartsRoute } from '@chalkboard/contracts/api/menu/allergens.routes';
import { Handles } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Header, Param } from '@nestjs/common';
import { editable, type Caller } from '../domain/menu/edit-right';
import { MenuRepository } from '../domain/menu/menu.repository';
import { chartEntry, chartsOverview, nextChart } from '../domain/sharing/allergen-chart';
import { AllergenCharts } from '../domain/sharing/allergen-charts';
import { CurrentCaller } from '../http/caller';

/** The allergen charts of a menu, for who may change it. */
@Controller()
export class IssueAllergenChartController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly charts: AllergenCharts,
    private readonly clock: Clock,
  ) {}

  @Handles(listAllergenChartsRoute)
  @Header('cache-control', 'no-store')
  async list(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<ChartsOverview> {
    const { menu } = editable(await this.menus.find(shareId), caller);
    const [last, entries] = await Promise.all([this.charts.last(shareId), this.charts.list(shareId)]);
    return chartsOverview(menu, last, entries);
  }

  @Handles(issueAllergenChartRoute)
  async issue(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<AllergenChartEntry> {
    const { menu } = editable(await this.menus.find(shareId), caller);
    for (;;) {
      const last = await this.charts.last(shareId);
      const chart = nextChart(menu, last, this.clock.now());
      // Of two who press at once, the second finds the chart of the first.
      if (chart === last || (await this.charts.add(shareId, chart))) return chartEntry(chart);
    }
  }
}
