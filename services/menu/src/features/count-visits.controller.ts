import type { CountVisitRequest, MenuVisits, MenuVisitsQuery } from '@chalkboard/contracts';
import { countVisitRoute, exportVisitsRoute, showVisitsRoute } from '@chalkboard/contracts/api/menu/visits.routes';
import { csvFile, Handles, PlanGate, RouteBody, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import { assertMemberOf, editable, mayEdit, type Caller } from '../domain/menu/edit-right';
import { MenuError, menuNotFound } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';
import type { StoredMenu } from '../domain/menu/stored-menu';
import { CurrentCaller } from '../http/caller';
import { MenuVisitCounts } from '../persistence/menu-visits';

/** Counts who opens menus, and shows it to their owners. */
@Controller()
export class CountVisitsController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly visits: MenuVisitCounts,
    private readonly plans: PlanGate,
  ) {}

  /** An owner who looks at the own menu is no visitor. */
  @Handles(countVisitRoute)
  async count(
    @Param('shareId') shareId: string,
    @RouteBody() visit: CountVisitRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    if (caller.visitor !== undefined || caller.businesses) {
      const stored = await this.menus.find(shareId);
      if (stored && mayEdit(stored, caller)) return;
    }
    if (!(await this.visits.count(shareId, visit))) throw menuNotFound();
  }

  @Handles(showVisitsRoute)
  @Header('cache-control', 'no-store')
  async show(
    @Param('shareId') shareId: string,
    @RouteQuery() query: MenuVisitsQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<MenuVisits> {
    const stored = editable(await this.menus.find(shareId), caller);
    const menus = await this.menusOf(stored, query, caller);
    await this.plans.assertAllows('figures', stored.businessId);
    return this.visits.show(menus, stored.menu.timeZone, query);
  }

  @Handles(exportVisitsRoute)
  @Header('cache-control', 'no-store')
  async export(
    @Param('shareId') shareId: string,
    @RouteQuery() query: MenuVisitsQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const { step, zone, steps } = await this.show(shareId, query, caller);
    return csvFile(
      `visits-${query.from}-${query.to}.csv`,
      [`From (${step}, ${zone})`, 'Views', 'Visitors', 'Carts'],
      [steps.map(({ start, views, visitors, carts }) => [start, views, visitors, carts])],
    );
  }

  /** This menu, or all of its business for a member. */
  private async menusOf(
    { menu, businessId }: StoredMenu,
    { of }: Pick<MenuVisitsQuery, 'of'>,
    caller: Caller,
  ): Promise<string[]> {
    if (of === 'menu') return [menu.shareId];
    if (businessId === undefined) throw new MenuError('menu.business_not_found', 'This menu belongs to no business.');
    assertMemberOf(caller, businessId);
    return (await this.menus.ofBusiness(businessId)).map(({ stored }) => stored.menu.shareId);
  }
}
